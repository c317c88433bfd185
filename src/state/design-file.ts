import { type Problem, readExport } from '../core/index.ts';
import { isRecord, type OpenedDesign, openSaved, withOwnIds } from './open-saved.ts';

const extension = '.toolshape.json';

export type FileContent =
  | ({ readonly of: 'design' } & OpenedDesign)
  | { readonly of: 'damaged'; readonly problems: readonly Problem[] }
  | { readonly of: 'output' };

/** What a file holds that may be a design, its JSON or the TypeScript that was exported of it. Nothing is evaluated. */
export function readDesignFile(name: string, text: string, newId: () => string): FileContent {
  if (name.endsWith('.ts')) return readExported(name, text, newId);
  const saved = parse(text);
  const isDesign = isRecord(saved) && isRecord(saved.shaper);
  if (!isDesign) return name.endsWith(extension) ? { of: 'damaged', problems: [] } : { of: 'output' };
  return { of: 'design', ...withOwnIds(openSaved(saved, newId), newId) };
}

/** A name that file systems take. */
export function designFileName(name: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|-+$/g, '')
    .slice(0, 80);
  return `${stem || 'design'}${extension}`;
}

function readExported(name: string, text: string, newId: () => string): FileContent {
  if (!/\bexport const shaper\b/.test(text)) return { of: 'output' };
  const { design, problems } = readExport([{ path: name, text }]);
  const isRead = !problems.some(({ id }) => id.startsWith('export.'));
  if (!isRead) return { of: 'damaged', problems };
  const opened = withOwnIds(openSaved({ ...design, budget: undefined }, newId), newId);
  return { of: 'design', design: opened.design, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
