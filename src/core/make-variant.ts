import type { Facts, Reading } from './model.ts';
import { find } from './registry.ts';
import { formats, renderAs } from './render/index.ts';
import type { SelectOptions } from './select/select-records.ts';
import { variants } from './variants/index.ts';
import type { Variant, VariantOutput } from './variants/variant.ts';

/** Another output of the same tool, made of one that was pasted; null where it can't be made of this one. */
export function makeVariant(
  id: string,
  text: string,
  reading: Reading,
  select: SelectOptions,
  facts: Facts,
): VariantOutput | null {
  const { value, indent } = reading;
  const format = formats.some((known) => known.id === reading.format) ? reading.format : 'json';
  const { records, total, next } = select.on ? select : { records: [], total: null, next: null };
  const options = format === 'json' ? { indent: indent === 0 ? 2 : indent } : {};
  const write = (changed: Reading['value']) => renderAs(format, changed, options);
  return find<Variant>(variants, id).make({ text, value, records, total, next, facts, write });
}
