import { useMemo } from 'react';
import { textareaLimit } from '../output/limits.ts';
import { useSample } from '../session-context.ts';
import { useIsBigEdit } from './big-edit.ts';
import { editableLimit, isEditable, largestEditable } from './faithful.ts';
import { useIsMonacoOfUse, useMonaco } from './use-monaco.ts';

/** True where the output can only be looked at: it is too big for what is there to edit it, or would change in it. */
export function useIsWindowed(): boolean {
  const { length } = useSample();
  const monaco = useMonaco();
  const canEdit = useCanEdit();
  return !canEdit || (monaco === null && length > textareaLimit);
}

/** The same for good: not only until the editor is loaded. */
export function useStaysWindowed(): boolean {
  const { length } = useSample();
  const isOfUse = useIsMonacoOfUse();
  const canEdit = useCanEdit();
  return !canEdit || (!isOfUse && length > textareaLimit);
}

/** Whether an output that is looked at through a window can be edited once somebody asks. */
export function useCanAskToEdit(): boolean {
  const { text, length } = useSample();
  const monaco = useMonaco();
  return useMemo(
    () => monaco !== null && length > editableLimit && isEditable(text, largestEditable),
    [monaco, text, length],
  );
}

/** A big text that is being edited comes from the editor: it is not looked through at each edit. */
function useCanEdit(): boolean {
  const { id, text, length } = useSample();
  const isBigEdit = useIsBigEdit(id) && length > editableLimit;
  return useMemo(() => isBigEdit || isEditable(text), [text, isBigEdit]);
}
