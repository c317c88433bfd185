import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EncodingName } from '../encoding-name.ts';
import { packTable } from './pack-table.ts';

/** Part of the cache's file names: to be raised when `packTable` packs otherwise. */
const FORMAT = 2;

/** The packed table of an encoding. Packing takes a second, so it is kept in `node_modules/.cache`. */
export function readTable(encoding: EncodingName): string {
  const home = join(dirname(createRequire(import.meta.url).resolve('gpt-tokenizer')), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const cache = join(home, '..', '.cache', 'token-tables');
  const file = join(cache, `${encoding}-${version}-${FORMAT}.txt`);
  try {
    return readFileSync(file, 'latin1');
  } catch {
    const table = packTable(readFileSync(join(home, 'data', `${encoding}.tiktoken`), 'latin1'));
    mkdirSync(cache, { recursive: true });
    // Renamed into place: test workers and a dev server may write it at once.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, table, 'latin1');
    renameSync(part, file);
    return table;
  }
}
