import type { Json, Path } from '../model.ts';
import { readPath, valueAt } from '../path.ts';
import { isExactNumber, isScalar } from '../value.ts';

type Piece = { readonly text: string } | { readonly path: Path };

/** The paths that a template names in braces; `{{` and `}}` are braces themselves. */
export function fieldsOfTemplate(template: string): readonly Path[] {
  return readTemplate(template).flatMap((piece) => ('path' in piece ? [piece.path] : []));
}

/** The template with the record's values in it; undefined where it has none of them. */
export function fillFields(record: Json, template: string): string | undefined {
  let isFilled = false;
  const parts = readTemplate(template).map((piece) => {
    if ('text' in piece) return piece.text;
    const found = valueAt(record, piece.path);
    if (found === undefined || found === null || !isScalar(found)) return '';
    isFilled = true;
    return isExactNumber(found) ? found.text : String(found);
  });
  return isFilled ? parts.join('').replace(/ {2,}/g, ' ').trim() : undefined;
}

function readTemplate(template: string): readonly Piece[] {
  return [...template.matchAll(/\{\{|\}\}|\{([^{}]{1,200})\}|[^{}]+|[{}]/g)].map(([text, name]) => {
    if (text === '{{' || text === '}}') return { text: text.charAt(0) };
    const path = name === undefined ? null : readPath(name);
    return path === null || path.length === 0 ? { text } : { path };
  });
}
