import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const cache = join(dirname(createRequire(import.meta.url).resolve('gpt-tokenizer')), '../../.cache/tokens');

/** The ASCII text kept under `name` in `node_modules/.cache`, made where there is none. */
export async function cached(name: string, make: () => string | Promise<string>): Promise<string> {
  const file = join(cache, name);
  try {
    return readFileSync(file, 'latin1');
  } catch {
    const text = await make();
    mkdirSync(cache, { recursive: true });
    // Renamed into place: test workers and a dev server may write it at once.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, text, 'latin1');
    renameSync(part, file);
    return text;
  }
}
