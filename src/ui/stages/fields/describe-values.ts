import type { FieldRow } from '../../../state/field-rows.ts';
import { words } from '../../words/index.ts';

/** What a field holds, in a few words: its types, how many values, what is odd about them. */
export function describeValues({ stat, rule }: FieldRow): string {
  if (stat.present > 0 && stat.nulls === stat.present) return words.fields.allNull;
  const parts: string[] = [];
  if (rule.values.length > 0) parts.push(words.fields.mapped(rule.values.length));
  else if (stat.isLeaf && stat.distinct === 1 && stat.present > 1) parts.push(words.fields.constant(stat.sample));
  else if (stat.isLeaf && stat.distinct <= 4 && stat.top.length > 0)
    parts.push(stat.top.map(({ value }) => (value === '' ? '“”' : String(value))).join(', '));
  else if (stat.isLeaf && stat.distinct > 0) parts.push(words.fields.distinct(stat.distinct, stat.distinctCapped));
  const types = Object.keys(stat.types).filter((type) => type !== 'null');
  if (types.length > 1 || !stat.isLeaf) parts.push(types.join('/'));
  if (stat.nulls > 0) parts.push(words.fields.nulls(stat.nulls));
  if (stat.absent > 0) parts.push(words.fields.absent(stat.absent));
  if (stat.empties > 0) parts.push(words.fields.empties(stat.empties));
  return parts.join(' · ');
}
