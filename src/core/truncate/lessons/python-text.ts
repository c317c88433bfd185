import type { Json } from '../../model.ts';
import { entriesOf, isArray, isExactNumber } from '../../value.ts';

/** What `str()` makes of a value in Python: text bare, everything else as its source code. */
export function pythonText(value: Json): string {
  return typeof value === 'string' ? value : pythonRepr(value);
}

function pythonRepr(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quotePython(value);
  if (typeof value === 'number') return String(value);
  if (isExactNumber(value)) return value.text;
  if (isArray(value)) return `[${value.map(pythonRepr).join(', ')}]`;
  return `{${entriesOf(value)
    .map(([key, member]) => `${quotePython(key)}: ${pythonRepr(member)}`)
    .join(', ')}}`;
}

function quotePython(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
  return `${quote}${quote === "'" ? escaped.replaceAll("'", "\\'") : escaped}${quote}`;
}
