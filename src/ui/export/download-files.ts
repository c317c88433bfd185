import { strToU8, zipSync } from 'fflate';
import type { ExportedFile } from '../../core/index.ts';
import { downloadBlob } from '../controls/download.ts';

/** One file as it is, several as an archive that keeps their folders. */
export function downloadFiles(files: readonly ExportedFile[], archiveName: string): void {
  const [first] = files;
  if (first === undefined) return;
  if (files.length === 1) {
    const name = first.path.slice(first.path.lastIndexOf('/') + 1);
    return downloadBlob(name, new Blob([first.text], { type: 'text/plain' }));
  }
  const packed = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  downloadBlob(`${archiveName}.zip`, new Blob([new Uint8Array(packed)], { type: 'application/zip' }));
}
