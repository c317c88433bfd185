import { useLayoutEffect } from 'react';
import { afterPaint } from '../after-paint.ts';
import { useActions } from '../session-context.ts';

/** A paste or a dropped file that no field asked for is an output. */
export function usePasteAnywhere(): void {
  const actions = useActions();
  useLayoutEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || event.clipboardData === null) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]') !== null) return;
      event.preventDefault();
      takeTransfer(event.clipboardData, actions);
    };
    // Dropped beside the box a file would otherwise take the place of the page.
    const allowDrop = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const handleDrop = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      takeTransfer(event.dataTransfer, actions);
    };
    document.addEventListener('paste', handlePaste);
    document.addEventListener('dragover', allowDrop);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('dragover', allowDrop);
      document.removeEventListener('drop', handleDrop);
    };
  }, [actions]);
}

interface Takers {
  openText(text: string): void;
  openFile(file: File): Promise<void>;
}

/** Opens what was pasted or dropped as a whole: files before text. */
export function takeTransfer(transfer: DataTransfer, takers: Takers): void {
  if (transfer.files.length > 0) return void takeFiles([...transfer.files], takers);
  const text = transfer.getData('text/plain');
  if (text !== '') openSoon(text, takers);
}

/** Opens a text of any size in a task of its own: the browser took its time to hand it over. */
export function openSoon(text: string, { openText }: Pick<Takers, 'openText'>): void {
  afterPaint(() => openText(text));
}

/** One after the other: each output after the first becomes a sample of its own. */
export async function takeFiles(files: readonly File[], takers: Takers): Promise<void> {
  for (const file of files) await takers.openFile(file);
}
