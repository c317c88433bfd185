import type { editor } from 'monaco-editor/editor';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Monaco } from './monaco.ts';

export type CodeEditor = editor.IStandaloneCodeEditor;
export type EditorOptions = editor.IEditorOptions;

const commonOptions = {
  accessibilitySupport: 'auto',
  automaticLayout: true,
  // A textarea is known to every assistive tool.
  editContext: false,
  fixedOverflowWidgets: true,
  fontSize: 12,
  lineHeight: 18,
  padding: { top: 10, bottom: 12 },
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 14,
  glyphMargin: false,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  overviewRulerLanes: 1,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  renderLineHighlight: 'none',
  renderWhitespace: 'none',
  guides: { indentation: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  wordBasedSuggestions: 'off',
  quickSuggestions: false,
  links: false,
  dragAndDrop: false,
  unusualLineTerminators: 'off',
  maxTokenizationLineLength: 20_000,
  find: { addExtraSpaceOnTop: false, seedSearchStringFromSelection: 'selection' },
} as const satisfies editor.IStandaloneEditorConstructionOptions;

interface Mounted {
  readonly container: RefObject<HTMLDivElement | null>;
  /** Null until the container is there. */
  readonly editor: CodeEditor | null;
}

/** An editor without a text yet, in a box of the page, for as long as the component lives. */
export function useEditor(monaco: Monaco, options: EditorOptions): Mounted {
  const container = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<CodeEditor | null>(null);
  const first = useRef(options);

  // Before the browser paints, so that the box it takes over from is never seen gone.
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const made = monaco.editor.create(element, {
      ...commonOptions,
      ...first.current,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--mono'),
      cursorBlinking: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'solid' : 'blink',
      model: null,
    });
    setCreated(made);
    return () => {
      setCreated(null);
      made.dispose();
    };
  }, [monaco]);

  const shown = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are compared by what they say
  useLayoutEffect(() => created?.updateOptions(options), [created, shown]);
  return { container, editor: created };
}
