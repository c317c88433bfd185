import { type RefObject, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { TextRef } from '../../state/texts.ts';
import type { CodeEditor } from '../editor/use-editor.ts';
import type { TextSource } from '../text/text-source.ts';

/** A part of a text that a person selected. */
export interface Picked {
  readonly sample: string;
  readonly ref: TextRef;
  readonly text: string;
  /** Where it stands in the text. */
  readonly at: number;
}

/** What is selected now, however long; ends where it starts for a caret. */
export interface Span {
  readonly sample: string;
  readonly ref: TextRef;
  readonly start: number;
  readonly end: number;
}

/** Longer parts are no value to hide. */
const longestPart = 400;

/** The part that was selected last: it stays when the focus goes to a button or a dialog. */
export const picked = createStore<{ readonly part: Picked | null; readonly span: Span | null }>(() => ({
  part: null,
  span: null,
}));

export function pick({ text, ...where }: Picked, end: number): void {
  const isValue = text.trim() !== '' && text.length <= longestPart;
  const { sample, ref, at } = where;
  picked.setState({
    part: isValue ? { text, ...where } : null,
    span: { sample, ref, start: at, end },
  });
}

/** Remembers what is selected in a window. */
export function usePickInWindow(box: RefObject<HTMLElement | null>, { sample, ref, version }: TextSource): void {
  const of = JSON.stringify(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` and `version` say when the text is another one
  useEffect(() => {
    const handleSelection = () => {
      const selection = document.getSelection();
      const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      if (selection === null || range === null || box.current?.contains(range.commonAncestorContainer) !== true) {
        if (isOwn(picked.getState().span)) picked.setState({ span: null });
        return;
      }
      const at = offsetOf(range.startContainer, range.startOffset);
      const end = offsetOf(range.endContainer, range.endOffset);
      if (at !== null) pick({ sample, ref, text: selection.toString(), at }, end ?? at);
    };
    const isOwn = (place: Picked | Span | null) => place?.sample === sample && JSON.stringify(place.ref) === of;
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      document.removeEventListener('selectionchange', handleSelection);
      const { part, span } = picked.getState();
      picked.setState({ ...(isOwn(part) ? { part: null } : {}), ...(isOwn(span) ? { span: null } : {}) });
    };
  }, [sample, of, version]);
}

/** Lines say where they start. */
function offsetOf(container: Node, offset: number): number | null {
  const element = container instanceof Element ? container : container.parentElement;
  const line = element?.closest<HTMLElement>('[data-at]') ?? null;
  if (line === null) return null;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(container, offset);
  return Number(line.dataset.at) + before.toString().length;
}

/** Remembers what is selected in the output's editor. */
export function usePickInEditor(editor: CodeEditor | null, sample: string): void {
  useEffect(() => {
    const listening = editor?.onDidChangeCursorSelection(({ selection }) => {
      const model = editor.getModel();
      if (model === null) return;
      const at = model.getOffsetAt(selection.getStartPosition());
      const end = model.getOffsetAt(selection.getEndPosition());
      const text = end - at > longestPart ? '' : model.getValueInRange(selection);
      pick({ sample, ref: { of: 'output' }, text, at }, end);
    });
    return () => listening?.dispose();
  }, [editor, sample]);
}
