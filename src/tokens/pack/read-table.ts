import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EncodingName } from '../encoding-name.ts';
import { cached } from './cached.ts';
import { packTable } from './pack-table.ts';

/** Part of the cache's file names: to be raised when `packTable` packs otherwise. */
const FORMAT = 2;

/** The packed table of an encoding. Packing takes a second, so it is kept. */
export function readTable(encoding: EncodingName): Promise<string> {
  const home = join(dirname(createRequire(import.meta.url).resolve('gpt-tokenizer')), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  return cached(`${encoding}-${version}-${FORMAT}`, () =>
    packTable(readFileSync(join(home, 'data', `${encoding}.tiktoken`), 'latin1')),
  );
}
