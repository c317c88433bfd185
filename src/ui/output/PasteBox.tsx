import { type ClipboardEvent, type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Handover } from '../editor/handover.ts';
import { useActions, useFocus, useSample } from '../session-context.ts';
import { words } from '../words/index.ts';
import { textareaLimit } from './limits.ts';
import css from './output.module.css';
import { openSoon, takeTransfer } from './use-paste-anywhere.ts';

const typingPauseMs = 200;

/** The box for outputs that a textarea can carry. The browser keeps its text and its undo. */
export function PasteBox({ onLeave }: { readonly onLeave?: (left: Handover) => void }) {
  const actions = useActions();
  const sample = useSample();
  const focus = useFocus('output');
  const box = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the session knows of; any other text of it comes from elsewhere, such as an example. */
  const known = useRef(sample.length > textareaLimit ? '' : sample.text);
  const newest = useRef(sample);
  newest.current = sample;

  useEffect(() => {
    const element = box.current;
    // What a textarea can't carry is on its way to an editor.
    if (element === null || known.current === sample.text || sample.length > textareaLimit) return;
    known.current = sample.text;
    element.value = sample.text;
  }, [sample.text, sample.length]);

  useEffect(() => {
    const element = box.current;
    if (focus === null || element === null) return;
    element.focus();
    element.setSelectionRange(focus.start, Math.max(focus.end, focus.start + 1));
    const line = element.value.slice(0, focus.start).split('\n').length;
    element.scrollTop = Math.max(0, (line - 6) * 18);
  }, [focus]);

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way out
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element !== null) onLeave?.(leave(element, known.current, newest.current.text));
    };
  }, []);

  const send = () => {
    clearTimeout(timer.current);
    // A box that is taken away blurs once more, without its text.
    const text = box.current?.value;
    if (text === undefined || text === asShown(known.current)) return;
    known.current = text;
    actions.changeText(text);
  };

  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    if (clipboardData.files.length > 0) {
      event.preventDefault();
      return takeTransfer(clipboardData, actions);
    }
    const text = clipboardData.getData('text/plain');
    const { value, selectionStart, selectionEnd } = currentTarget;
    const rest = value.length - (selectionEnd - selectionStart);
    const losesLineEnds = rest === 0 && text.includes('\r');
    if (rest + text.length <= textareaLimit && !losesLineEnds) return;
    event.preventDefault();
    openSoon(value.slice(0, selectionStart) + text + value.slice(selectionEnd), actions);
  };

  const handleInput = (event: FormEvent<HTMLTextAreaElement>) => {
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') {
      clearTimeout(timer.current);
      timer.current = setTimeout(send, typingPauseMs);
      return;
    }
    // A whole output is read from its beginning.
    if (known.current === '') {
      event.currentTarget.setSelectionRange(0, 0);
      event.currentTarget.scrollTop = 0;
    }
    send();
  };

  return (
    <textarea
      ref={box}
      className={css.box}
      aria-label={words.output.label}
      placeholder={words.output.placeholder}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      defaultValue={known.current}
      onPaste={handlePaste}
      onInput={handleInput}
      onBlur={() => send()}
    />
  );
}

/** A box knows one kind of line end only. */
function asShown(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function leave(element: HTMLTextAreaElement, known: string, text: string): Handover {
  const { value, selectionStart, selectionEnd, scrollTop } = element;
  const hasFocus = document.activeElement === element;
  // A box that is behind has nothing to tell.
  const unsent = known !== text || value === asShown(known) ? null : value;
  return { unsent, start: selectionStart, end: selectionEnd, scrollTop, hasFocus };
}
