import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { EncodingName } from '../encoding-name.ts';
import { compileModule, moduleFolder } from './compile-module.ts';
import { readTable } from './read-table.ts';

const tables: ReadonlyMap<string, EncodingName> = new Map([
  ['virtual:token-table/o200k_base', 'o200k_base'],
  ['virtual:token-table/cl100k_base', 'cl100k_base'],
]);
const counting = 'virtual:counting-module';

/**
 * Serves `virtual:token-table/<encoding>` and `virtual:counting-module`: modules whose default export is text.
 * They are scripts, not files to fetch, because the page's policy is `connect-src 'none'`.
 * List it in `plugins` and in `worker.plugins`.
 */
export function tokenCounting(): Plugin {
  return {
    name: 'token-counting',
    resolveId: (id) => (tables.has(id) || id === counting ? `\0${id}` : null),
    async load(id) {
      const name = id.slice(1);
      const encoding = tables.get(name);
      if (!id.startsWith('\0') || (encoding === undefined && name !== counting)) return null;
      if (encoding !== undefined) return exportOf(await readTable(encoding));
      for (const source of readdirSync(moduleFolder)) this.addWatchFile(join(moduleFolder, source));
      return exportOf(await compileModule());
    },
  };
}

function exportOf(text: string) {
  return { code: `export default ${JSON.stringify(text)};`, map: null };
}
