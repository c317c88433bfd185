import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const moduleId = 'virtual:core-sources';
const resolvedId = `\0${moduleId}`;
const sourceFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The text of every module of the core, by path from `src`: `core/model.ts`. */
export function readCoreSources(src = sourceFolder): Record<string, string> {
  const sources: Record<string, string> = {};
  for (const path of listCoreModules(src)) sources[path] = readFileSync(join(src, path), 'utf8');
  return sources;
}

/** Serves `readCoreSources()` as the default export of `virtual:core-sources`. */
export function coreSources(): Plugin {
  let src = sourceFolder;
  return {
    name: 'core-sources',
    configResolved(config) {
      src = join(config.root, 'src');
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      for (const path of listCoreModules(src)) this.addWatchFile(join(src, path));
      // JSON.parse keeps a `__proto__` key plain and is quicker to start than a literal of this size.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readCoreSources(src)))});`;
    },
  };
}

function listCoreModules(src: string): string[] {
  return readdirSync(join(src, 'core'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .map((path) => `core/${path.split(sep).join('/')}`)
    .sort();
}
