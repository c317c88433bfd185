import type { Json } from '../model.ts';
import { readPath, valueAt } from '../path.ts';
import { cellText } from './table.ts';

/** A sentence for a record: `{path}` stands for the value there. Where the record has none, the braces stay. */
export function fillTemplate(template: string, record: Json, nullToken: string): string {
  return template.replace(/\{([^{}]{1,200})\}/g, (written, name) => {
    const path = readPath(name);
    const found = path === null ? undefined : valueAt(record, path);
    return found === undefined ? written : cellText(found, nullToken);
  });
}
