import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { EncodingName } from '../encoding-name.ts';
import { packTable } from './pack-table.ts';

/** The packed table of an encoding, deflated (raw). Packing takes a second, so it is kept in `node_modules/.cache`. */
export function readDeflatedTable(encoding: EncodingName): Uint8Array {
  const home = join(dirname(createRequire(import.meta.url).resolve('gpt-tokenizer')), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const cache = join(home, '..', '.cache', 'token-tables');
  const file = join(cache, `${encoding}-${version}-1.deflate`);
  try {
    return readFileSync(file);
  } catch {
    const packed = packTable(readFileSync(join(home, 'data', `${encoding}.tiktoken`), 'latin1'));
    const deflated = deflateRawSync(packed, { level: 9 });
    mkdirSync(cache, { recursive: true });
    // Renamed into place: test workers and a dev server may write it at once.
    writeFileSync(`${file}.${process.pid}`, deflated);
    renameSync(`${file}.${process.pid}`, file);
    return deflated;
  }
}
