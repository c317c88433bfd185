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

/** Longer parts are no value to hide. */
const longestPart = 400;

/** The part that was selected last: it stays when the focus goes to a button or a dialog. */
export const picked = createStore<{ readonly part: Picked | null }>(() => ({ part: null }));

export function pick({ text, ...where }: Picked): void {
  const isValue = text.trim() !== '' && text.length <= longestPart;
  picked.setState({ part: isValue ? { text, ...where } : null });
}

/** Remembers what is selected in a window. */
export function usePickInWindow(box: RefObject<HTMLElement | null>, { sample, ref, version }: TextSource): void {
  const of = JSON.stringify(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` and `version` say when the text is another one
  useEffect(() => {
    const handleSelection = () => {
      const selection = document.getSelection();
      const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      if (selection === null || range === null || box.current?.contains(range.commonAncestorContainer) !== true) return;
      const at = offsetOf(range);
      if (at !== null) pick({ sample, ref, text: selection.toString(), at });
    };
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      document.removeEventListener('selectionchange', handleSelection);
      if (picked.getState().part?.sample === sample && JSON.stringify(picked.getState().part?.ref) === of)
        picked.setState({ part: null });
    };
  }, [sample, of, version]);
}

/** Lines say where they start. */
function offsetOf({ startContainer, startOffset }: Range): number | null {
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const line = element?.closest<HTMLElement>('[data-at]') ?? null;
  if (line === null) return null;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(startContainer, startOffset);
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
      pick({ sample, ref: { of: 'output' }, text, at });
    });
    return () => listening?.dispose();
  }, [editor, sample]);
}
