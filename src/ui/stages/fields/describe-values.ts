import { dateOfField } from '../../../core/index.ts';
import type { FieldRow } from '../../../state/field-rows.ts';
import { words } from '../../words/index.ts';

/** What a field holds, in a few words: its types, how many values, what is odd about them. */
export function describeValues({ stat, rule }: Pick<FieldRow, 'stat' | 'rule'>): string {
  if (stat.present > 0 && stat.nulls === stat.present) return words.fields.allNull;
  const parts: string[] = [];
  const date = dateOfField(stat);
  if (date !== null) parts.push(words.fields.date(stat.sample, date));
  if (rule.values.length > 0) parts.push(words.fields.mapped(rule.values.length));
  else if (stat.isLeaf && stat.distinct === 1 && stat.present > 1) parts.push(words.fields.constant(stat.sample));
  else if (stat.isLeaf && stat.distinct <= 4 && stat.top.length > 0 && date === null) parts.push(listValues(stat));
  else if (stat.isLeaf && stat.distinct > (date === null ? 0 : 1))
    parts.push(words.fields.distinct(stat.distinct, stat.distinctCapped));
  const types = Object.keys(stat.types).filter((type) => type !== 'null');
  if (types.length > 1 || !stat.isLeaf) parts.push(types.join('/'));
  if (stat.nulls > 0) parts.push(words.fields.nulls(stat.nulls));
  if (stat.absent > 0) parts.push(words.fields.absent(stat.absent));
  if (stat.emptyTexts > 0) parts.push(words.fields.empties(stat.emptyTexts, '“”'));
  const others = stat.empties - stat.emptyTexts;
  if (others > 0) parts.push(words.fields.empties(others, stat.types.array === undefined ? '{}' : '[]'));
  return parts.filter((part) => part !== '').join(' · ');
}

/** The few values; null and empty texts are counted apart. */
function listValues({ top }: FieldRow['stat']): string {
  return top.flatMap(({ value }) => (value === null || value === '' ? [] : [String(value)])).join(', ');
}
