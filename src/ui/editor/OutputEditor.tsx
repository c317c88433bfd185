import { type ClipboardEvent, type DragEvent, type RefObject, useId } from 'react';
import { cx } from '../controls/cx.ts';
import { usePickInEditor } from '../hide/picked.ts';
import { textareaLimit } from '../output/limits.ts';
import { openSoon, takeTransfer } from '../output/use-paste-anywhere.ts';
import { useActions, useSample } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { EditorHint } from './EditorHint.tsx';
import css from './editor.module.css';
import type { Handover } from './handover.ts';
import { languageOf } from './languages/index.ts';
import type { Monaco } from './monaco.ts';
import { type CodeEditor, useEditor } from './use-editor.ts';
import { useEditorHint } from './use-editor-hint.ts';
import { useFieldMarks } from './use-field-marks.ts';
import { useLanguage } from './use-language.ts';
import { useOutputFocus } from './use-output-focus.ts';
import { useOutputText } from './use-output-text.ts';
import { useProblemMarkers } from './use-problem-markers.ts';

interface OutputEditorProps {
  readonly monaco: Monaco;
  readonly handover: RefObject<Handover | null>;
  /** False while there is no text, or more than an editor can hold: then it is there, unseen and empty. */
  readonly isWanted: boolean;
  readonly isShown: boolean;
  readonly onReady: () => void;
}

/** UTF-16 units above which Monaco would stop the page to wrap lines, match brackets and find what folds. */
const comfortLimit = 262_144;

/** The output in Monaco. It is made before there is an output: that takes longer than a paste should wait. */
export function OutputEditor({ monaco, handover, isWanted, isShown, onReady }: OutputEditorProps) {
  const actions = useActions();
  const sample = useSample();
  const reading = useFound((state) => state.shaped?.reading);
  const hintId = useId();
  const isLong = sample.length > comfortLimit;
  const { container, editor: made } = useEditor(monaco, {
    ariaLabel: words.output.label,
    placeholder: words.output.placeholder,
    wordWrap: isLong ? 'off' : 'on',
    matchBrackets: isLong ? 'never' : 'near',
    folding: !isLong,
    // What is pasted stays as it is.
    autoClosingBrackets: 'never',
    autoClosingQuotes: 'never',
    autoSurround: 'never',
    autoIndent: 'none',
  });
  useOutputText(monaco, made, sample, { isWanted, isShown, handover, onReady });
  const editor = isShown ? made : null;
  useLanguage(monaco, editor, languageOf(reading?.reader === 'broken-json' ? 'json' : reading?.format), sample.id);
  useProblemMarkers(monaco, editor, reading?.problems);
  useFieldMarks(monaco, editor, sample.id);
  useOutputFocus(editor);
  usePickInEditor(editor, sample.id);
  useEditorHint(editor, hintId);

  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (editor === null || !isInText(event.target)) return;
    if (clipboardData.files.length > 0) {
      stop(event);
      return takeTransfer(clipboardData, actions);
    }
    const text = clipboardData.getData('text/plain');
    const { before, after } = aroundSelection(editor);
    // What Monaco pastes gets its line ends, and takes seconds where it is long.
    if (before + after !== '' && text.length <= textareaLimit) return;
    stop(event);
    openSoon(before + text + after, actions);
  };

  const handleDrop = (event: DragEvent) => {
    const text = event.dataTransfer.getData('text/plain');
    if (editor === null || event.dataTransfer.files.length > 0 || text.length > textareaLimit) return;
    event.preventDefault();
    const position = editor.getTargetAtClientPoint(event.clientX, event.clientY)?.position ?? editor.getPosition();
    if (position === null) return;
    const { lineNumber, column } = position;
    const range = new monaco.Range(lineNumber, column, lineNumber, column);
    editor.executeEdits('drop', [{ range, text, forceMoveMarkers: true }]);
    editor.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pasted and dropped into the editor within
    <div className={cx(css.frame, !isShown && css.unseen)} onPasteCapture={handlePaste} onDrop={handleDrop}>
      <div ref={container} className={css.editor} />
      <EditorHint id={hintId} />
    </div>
  );
}

function stop(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Not in the search box, say. */
function isInText(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.find-widget') === null;
}

function aroundSelection(code: CodeEditor): { readonly before: string; readonly after: string } {
  const model = code.getModel();
  const selection = code.getSelection();
  if (model === null || selection === null) return { before: '', after: '' };
  const text = model.getValue();
  return {
    before: text.slice(0, model.getOffsetAt(selection.getStartPosition())),
    after: text.slice(model.getOffsetAt(selection.getEndPosition())),
  };
}
