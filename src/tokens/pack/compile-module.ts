import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';
import { cached } from './cached.ts';

export const moduleFolder: string = join(import.meta.dirname, '../assembly');

const entry = 'index.ts';
const compiled = 'counting.wasm';
const options = ['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert', '--converge'];

/** What `assembly/` compiles to, in Base64. That takes seconds, so it is kept until a source, or what it takes, changes. */
export function compileModule(): Promise<string> {
  const sources = new Map(
    readdirSync(moduleFolder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, readFileSync(join(moduleFolder, name), 'utf8')]),
  );
  const key = createHash('sha256').update(JSON.stringify([...sources, options, asc.version]));
  return cached(`counting-module-${key.digest('hex').slice(0, 16)}`, () => compile(sources));
}

async function compile(sources: ReadonlyMap<string, string>): Promise<string> {
  let code: Uint8Array | undefined;
  const { error, stderr } = await asc.main([entry, ...options, '--outFile', compiled], {
    readFile: (name) => sources.get(name) ?? null,
    writeFile: (name, contents) => {
      if (name === compiled) code = contents as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error !== null || code === undefined) throw new Error(`The counting module does not compile:\n${stderr}`);
  return Buffer.from(code).toString('base64');
}
