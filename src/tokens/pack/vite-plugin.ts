import type { Plugin } from 'vite';
import { readTable } from './read-table.ts';

const PREFIX = 'virtual:token-table/';

/**
 * Serves `virtual:token-table/<encoding>`: a module whose default export is the packed table.
 * It is a script, not a file to fetch, because the page's policy is `connect-src 'none'`.
 * List it in `plugins` and in `worker.plugins`.
 */
export function tokenTables(): Plugin {
  return {
    name: 'token-tables',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const encoding = id.slice(PREFIX.length + 1);
      if (encoding !== 'o200k_base' && encoding !== 'cl100k_base') throw new Error(`No token table for ${encoding}`);
      return { code: `export default ${JSON.stringify(readTable(encoding))};`, map: null };
    },
  };
}
