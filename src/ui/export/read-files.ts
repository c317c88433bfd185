import { strFromU8, unzipSync } from 'fflate';
import type { ExportedFile } from '../../core/index.ts';

/** Enough for any export; a hostile archive unpacks to more. */
const mostBytes = 20_000_000;

/** Files that a person chose as texts by path; archives are unpacked. */
export async function readFiles(chosen: readonly File[]): Promise<readonly ExportedFile[]> {
  const read = await Promise.all(chosen.map(readFile));
  return read.flat();
}

async function readFile(file: File): Promise<readonly ExportedFile[]> {
  if (file.size > mostBytes) return [];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return [{ path: file.name, text: strFromU8(bytes) }];
  let room = mostBytes;
  const unpacked = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      room -= originalSize;
      return room >= 0;
    },
  });
  return Object.entries(unpacked)
    .filter(([path]) => !path.endsWith('/'))
    .map(([path, content]) => ({ path, text: strFromU8(content) }));
}
