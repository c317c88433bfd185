import { useEffect } from 'react';
import { useActions } from '../session-context.ts';

/** A paste that no field asked for is an output. */
export function usePasteAnywhere(): void {
  const actions = useActions();
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || event.clipboardData === null) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null) return;
      event.preventDefault();
      takeTransfer(event.clipboardData, actions);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [actions]);
}

interface Takers {
  openText(text: string): void;
  openBytes(bytes: ArrayBuffer, name: string): Promise<void>;
}

/** Opens what was pasted or dropped as a whole: a file before its text. */
export function takeTransfer(transfer: DataTransfer, takers: Takers): void {
  const [file] = transfer.files;
  if (file !== undefined) return takeFile(file, takers);
  const text = transfer.getData('text/plain');
  if (text !== '') takers.openText(text);
}

export function takeFile(file: File, takers: Takers): void {
  file.arrayBuffer().then(
    (bytes) => takers.openBytes(bytes, file.name),
    () => undefined,
  );
}
