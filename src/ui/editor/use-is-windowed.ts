import { useMemo } from 'react';
import { textareaLimit } from '../output/limits.ts';
import { useSample } from '../session-context.ts';
import { isEditable } from './faithful.ts';
import { useIsMonacoOfUse, useMonaco } from './use-monaco.ts';

/** True where the output can only be looked at: it is too big for what is there to edit it, or would change in it. */
export function useIsWindowed(): boolean {
  const { text, length } = useSample();
  const monaco = useMonaco();
  const canEdit = useMemo(() => isEditable(text), [text]);
  return !canEdit || (monaco === null && length > textareaLimit);
}

/** The same for good: not only until the editor is loaded. */
export function useStaysWindowed(): boolean {
  const { text, length } = useSample();
  const isOfUse = useIsMonacoOfUse();
  const canEdit = useMemo(() => isEditable(text), [text]);
  return !canEdit || (!isOfUse && length > textareaLimit);
}
