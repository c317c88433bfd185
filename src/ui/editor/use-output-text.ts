import type { editor, IDisposable } from 'monaco-editor/editor';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addReplacement, diffTexts, type Replacement } from '../../state/text-change.ts';
import type { SampleState } from '../../state/workspace.ts';
import { useActions } from '../session-context.ts';
import { endBigEdit } from './big-edit.ts';
import { editableLimit } from './faithful.ts';
import type { Handover } from './handover.ts';
import { inTurns } from './in-turns.ts';
import type { Monaco } from './monaco.ts';
import type { CodeEditor } from './use-editor.ts';

/** To colour pairs of brackets, the whole text is read at once. */
const bracketColorizationOptions = { enabled: false, independentColorPoolPerBracketType: false };
const typingPauseMs = 200;
/** Above this the editor forgets what was there before a text that came from elsewhere: to remember is slow. */
const undoableLimit = 1_000_000;

interface OutputTextOptions {
  /** False while the output is too big for an editor, or there is none. */
  readonly isWanted: boolean;
  readonly isShown: boolean;
  /** What the box before it left, once that is gone. */
  readonly handover: RefObject<Handover | null>;
  /** Called once the text is in the editor, which may then be shown. */
  readonly onReady: () => void;
}

/** Keeps an editor and the session's output the same, each told only what changed in the other. Monaco takes its time for a
 * text: as long as the editor isn't shown, each part of that is a task of its own. */
export function useOutputText(
  monaco: Monaco,
  code: CodeEditor | null,
  sample: SampleState,
  options: OutputTextOptions,
): void {
  const { isWanted, isShown, handover } = options;
  const { replaceParts } = useActions();
  /** What both sides know; null while there is no model. */
  const known = useRef<string | null>(null);
  const isTold = useRef(false);
  const newest = useRef({ sample, ...options });
  newest.current = { sample, ...options };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sample is another model
  useLayoutEffect(() => {
    if (code === null || !isWanted) return;
    let model: editor.ITextModel | null = null;
    let waiting: readonly Replacement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typed = Number.NEGATIVE_INFINITY;
    const send = () => {
      clearTimeout(timer);
      if (waiting.length > 0) known.current = replaceParts(waiting);
      waiting = [];
    };
    let listening: IDisposable | undefined;
    // The editor's own event comes later than a page that closes can wait for.
    const box = code.getContainerDomNode();
    box.addEventListener('focusout', send);
    const create = () => {
      const { text } = newest.current.sample;
      model = monaco.editor.createModel(text, 'plaintext');
      model.updateOptions({ bracketColorizationOptions });
      known.current = text;
    };
    const attach = () => {
      if (model === null) return;
      const { text } = newest.current.sample;
      if (known.current !== text) model.setValue(text);
      known.current = text;
      code.setModel(model);
      listening = model.onDidChangeContent(({ changes }) => {
        if (isTold.current) {
          waiting = [];
          return;
        }
        for (const change of fromTheEnd(changes)) waiting = addReplacement(waiting, change);
        clearTimeout(timer);
        // The first of several is told at once: what is shown is old from then on.
        const isFirst = performance.now() - typed > typingPauseMs;
        typed = performance.now();
        timer = setTimeout(send, isFirst ? 0 : typingPauseMs);
      });
    };
    let stop: (() => void) | undefined;
    if (newest.current.isShown) {
      create();
      attach();
    } else stop = inTurns(create, attach, () => newest.current.onReady());
    return () => {
      stop?.();
      clearTimeout(timer);
      listening?.dispose();
      box.removeEventListener('focusout', send);
      known.current = null;
      model?.dispose();
    };
  }, [monaco, code, sample.id, isWanted, replaceParts]);

  useLayoutEffect(() => {
    const model = code?.getModel();
    if (code == null || model == null || !isShown || handover.current === null) return;
    takeOver(code, model, handover.current);
    handover.current = null;
  }, [code, isShown, handover]);

  useEffect(() => {
    const model = code?.getModel();
    if (code == null || model == null || known.current === null || known.current === sample.text) return;
    // Another output, as big, is looked at first.
    if (sample.text.length > editableLimit) return endBigEdit();
    return inTurns(() => {
      if (model.isDisposed()) return;
      known.current = sample.text;
      isTold.current = true;
      if (sample.text.length > undoableLimit || model.getValueLength() > undoableLimit || sample.text.includes('\r'))
        model.setValue(sample.text);
      else model.pushEditOperations([], [{ range: model.getFullModelRange(), text: sample.text }], () => null);
      isTold.current = false;
      code.setPosition({ lineNumber: 1, column: 1 });
      code.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
    });
  }, [code, sample.text]);
}

/** Changes made at once count their offsets in the same text: those behind come first. */
function fromTheEnd(changes: readonly editor.IModelContentChange[]): readonly Replacement[] {
  return [...changes]
    .sort((a, b) => b.rangeOffset - a.rangeOffset)
    .map(({ rangeOffset, rangeLength, text }) => ({ start: rangeOffset, end: rangeOffset + rangeLength, text }));
}

/** Goes on where the plain box stood, with what was typed there and not yet told. */
function takeOver(code: CodeEditor, model: editor.ITextModel, from: Handover): void {
  const { unsent, start, end, scrollTop, hasFocus } = from;
  const typed = unsent === null ? null : diffTexts(model.getValue(), unsent);
  const at = (offset: number) => model.getPositionAt(offset);
  const rangeOf = (first: number, last: number) => {
    const [a, b] = [at(first), at(last)];
    return { startLineNumber: a.lineNumber, startColumn: a.column, endLineNumber: b.lineNumber, endColumn: b.column };
  };
  if (typed !== null)
    model.pushEditOperations([], [{ range: rangeOf(typed.start, typed.end), text: typed.text }], () => null);
  code.setSelection(rangeOf(start, end));
  code.setScrollTop(scrollTop);
  if (hasFocus) code.focus();
}
