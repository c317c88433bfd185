import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Problem } from '../../core/index.ts';
import { EditorHint } from './EditorHint.tsx';
import css from './editor.module.css';
import type { Monaco } from './monaco.ts';
import { toRange } from './ranges.ts';
import { tokenizeNow } from './tokenize-now.ts';
import { useEditor } from './use-editor.ts';
import { useEditorHint } from './use-editor-hint.ts';
import { useProblemMarkers } from './use-problem-markers.ts';

interface TextEditorProps {
  readonly monaco: Monaco;
  readonly label: string;
  readonly language: string;
  /** Tells providers which text this is. */
  readonly scheme: string;
  readonly text: string;
  /** Another number for a text that comes from elsewhere; what the editor itself told is not given back to it. */
  readonly version: number;
  readonly problems: readonly Problem[];
  readonly sayProblem: (problem: Problem) => string;
  /** A place to go to, another object each time. */
  readonly place: { readonly start: number; readonly end: number } | null;
  readonly onChange: (text: string) => void;
}

/** A short text to write, with its problems marked. Texts from elsewhere can be undone like what is typed. */
export function TextEditor(props: TextEditorProps) {
  const { monaco, label, language, scheme, text, version, problems, place, onChange } = props;
  const hintId = useId();
  const { container, editor } = useEditor(monaco, {
    ariaLabel: label,
    quickSuggestions: { other: true, strings: true, comments: false },
    autoClosingBrackets: 'always',
    wordWrap: 'on',
  });
  const newest = useRef({ text, onChange });
  newest.current = { text, onChange };
  const isTold = useRef(false);

  useLayoutEffect(() => {
    if (editor === null) return;
    const uri = monaco.Uri.from({ scheme, path: `/${crypto.randomUUID()}` });
    const model = monaco.editor.createModel(newest.current.text, language, uri);
    editor.setModel(model);
    const listening = model.onDidChangeContent(() => {
      tokenizeNow(model);
      if (!isTold.current) newest.current.onChange(model.getValue());
    });
    return () => {
      listening.dispose();
      model.dispose();
    };
  }, [monaco, editor, language, scheme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the text is another one
  useLayoutEffect(() => {
    const model = editor?.getModel();
    if (model == null || model.getValue() === newest.current.text) return;
    isTold.current = true;
    model.pushEditOperations([], [{ range: model.getFullModelRange(), text: newest.current.text }], () => null);
    isTold.current = false;
  }, [editor, version]);

  useEffect(() => {
    const model = editor?.getModel();
    if (editor == null || model == null || place === null) return;
    const range = toRange(model, place.start, place.end);
    editor.setSelection(range);
    editor.revealRangeInCenterIfOutsideViewport(range);
    editor.focus();
  }, [editor, place]);

  useProblemMarkers(monaco, editor, problems, props.sayProblem, 'Error');
  useEditorHint(editor, hintId);
  return (
    <div className={css.frame}>
      <div ref={container} className={css.editor} />
      <EditorHint id={hintId} />
    </div>
  );
}
