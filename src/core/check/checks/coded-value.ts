import type { FieldStat } from '../../model.ts';
import { pathKey, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

const codeNames =
  /^(?:\w{0,40}_)?(?:status|state|type|kind|flag|mode|role|gender|sex|category|phase|stage|st|sts|typ|flg)$|^(?:level|lvl|severity|grade)$|^\w{0,40}(?:Status|State|Type|Kind|Flag|Mode|Role|Category|Phase|Stage)$|(?:状态|类型|性别|等级|标志|类别)$/;
/** Codes of a program's end and of HTTP are known by themselves. */
const knownCodes = /exit|http|response|return/i;
/** More than this many are counts or ids. */
const mostCodes = 12;

/** Small numbers or single letters that stand for a meaning that the model can only guess. */
export const codedValueCheck: Check = {
  id: 'coded-value',
  find(view) {
    const byName = new Map<string, { first: FieldStat; fields: number; codes: Set<string> }>();
    for (const stat of view.shown) {
      const key = String(stat.path.at(-1));
      const codes = codeNames.test(key) && !knownCodes.test(key) ? openCodes(view, stat) : [];
      if (codes.length === 0 || isExplained(view, stat)) continue;
      const known = byName.get(key) ?? { first: stat, fields: 0, codes: new Set() };
      known.fields++;
      for (const code of codes) known.codes.add(String(code));
      byName.set(key, known);
    }
    return [...byName.values()].map(({ first, fields, codes }) => ({
      severity: 'warning',
      values: { path: showPath(first.path), fields, codes: [...codes].slice(0, 6).join(', ') },
      at: { stage: 'fields', path: first.path },
    }));
  },
};

/** The codes that no value map names; none where the field holds other values too. */
function openCodes(view: CheckView, { path, isLeaf, distinct, distinctCapped, top }: FieldStat): readonly unknown[] {
  if (!isLeaf || distinctCapped || distinct > mostCodes || view.fields.isRedacted(path)) return [];
  const codes = top.flatMap(({ value }) => (value === null ? [] : [value]));
  if (!codes.every(isCode)) return [];
  const named = view.fields.ruleAt(path)?.values ?? [];
  return codes.filter((code) => !named.some((name) => name.from === code));
}

function isCode(value: string | number | boolean): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 100;
  return typeof value === 'string' && /^(?:[A-Z]|\d{1,2})$/.test(value);
}

/** A text beside it, such as `Unit` beside `UnitType` or `status_text` beside `status`, gives the meaning. */
function isExplained(view: CheckView, { path }: FieldStat): boolean {
  const key = String(path.at(-1)).toLowerCase();
  const parent = pathKey(path.slice(0, -1));
  return view.shown.some((other) => {
    const name = String(other.path.at(-1)).toLowerCase();
    if (name === key || other.types.string === undefined || other.path.length !== path.length) return false;
    const isNamedAlike = name.length >= 3 && (key.startsWith(name) || name.startsWith(key));
    return isNamedAlike && pathKey(other.path.slice(0, -1)) === parent;
  });
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"status":0},{"id":2,"status":2}]',
      found: [
        {
          severity: 'warning',
          values: { path: 'status', fields: 1, codes: '0, 2' },
          at: { stage: 'fields', path: ['status'] },
        },
      ],
    },
    {
      output: '[{"id":1,"order_type":"A"},{"id":2,"order_type":"B"}]',
      edits: [{ type: 'nameValue', path: ['order_type'], from: 'A', to: 'annual' }],
      found: [
        {
          severity: 'warning',
          values: { path: 'order_type', fields: 1, codes: 'B' },
          at: { stage: 'fields', path: ['order_type'] },
        },
      ],
    },
    {
      output: '{"metric":{"UnitType":17,"Value":3},"imperial":{"UnitType":18,"Value":37}}',
      found: [
        {
          severity: 'warning',
          values: { path: 'metric.UnitType', fields: 2, codes: '17, 18' },
          at: { stage: 'fields', path: ['metric', 'UnitType'] },
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":1,"status":"open"},{"id":2,"status":"shut"}]', why: 'the values are words' },
    { output: '[{"id":1,"status":200},{"id":2,"status":404}]', why: 'statuses of HTTP are known' },
    { output: '[{"id":1,"count":3},{"id":2,"count":4}]', why: 'a count is a number' },
    { output: '{"exit_status":1}', why: 'how a program ended' },
    { output: '{"Unit":"C","UnitType":17,"Value":3}', why: 'the text beside it gives the meaning' },
    {
      output: '[{"id":1,"status":0},{"id":2,"status":1}]',
      edits: [
        { type: 'nameValue', path: ['status'], from: 0, to: 'open' },
        { type: 'nameValue', path: ['status'], from: 1, to: 'shut' },
      ],
      why: 'every code has a name',
    },
  ],
} as const satisfies CheckExamples;
