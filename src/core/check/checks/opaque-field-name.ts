import { plainNames } from '../../fields/plain-names.ts';
import type { FieldStat, Path } from '../../model.ts';
import { pathKey, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

/** Field names that say nothing to somebody who has not seen the table. */
export const opaqueFieldNameCheck: Check = {
  id: 'opaque-field-name',
  find(view) {
    const opaque = findOpaque(view);
    const first = opaque[0];
    if (first === undefined) return [];
    return [
      {
        severity: 'warning',
        values: {
          count: opaque.length,
          names: opaque
            .slice(0, 6)
            .map(({ path }) => showPath(path))
            .join(', '),
        },
        at: { stage: 'fields', path: first.path },
        fix: {
          id: 'rename-fields',
          values: {
            count: opaque.length,
            names: opaque
              .slice(0, 3)
              .map(({ path, name }) => `${String(path.at(-1))} → ${name}`)
              .join(', '),
          },
          edits: opaque.map(({ path, name }) => ({ type: 'setField', path, change: { name } })),
        },
      },
    ];
  },
};

interface OpaqueField {
  readonly path: Path;
  readonly name: string;
}

/** Only those whose plain name no sibling has already. */
function findOpaque(view: CheckView): readonly OpaqueField[] {
  const taken = new Set(view.shown.map(({ path }) => pathKey(view.fields.nameOf(path))));
  const opaque: OpaqueField[] = [];
  for (const { path } of view.shown as readonly FieldStat[]) {
    const key = path.at(-1);
    if (typeof key !== 'string' || view.isNeeded(path)) continue;
    const rule = view.fields.ruleAt(path);
    const name = Object.hasOwn(plainNames, key) ? plainNames[key] : undefined;
    if (name === undefined || (rule !== null && rule.name !== null)) continue;
    const renamed = pathKey([...view.fields.nameOf(path.slice(0, -1)), name]);
    if (taken.has(renamed)) continue;
    taken.add(renamed);
    opaque.push({ path, name });
  }
  return opaque;
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"st":"open","cust":{"nm":"Ann"}},{"id":2,"st":"shut","cust":{"nm":"Bob"}}]',
      found: [
        {
          severity: 'warning',
          values: { count: 3, names: 'st, cust, cust.nm' },
          at: { stage: 'fields', path: ['st'] },
          fix: 'rename-fields',
        },
      ],
    },
    {
      output: '[{"st":"open","amt":12},{"st":"shut","amt":30}]',
      edits: [{ type: 'setField', path: ['st'], change: { name: 'state' } }],
      found: [
        {
          severity: 'warning',
          values: { count: 1, names: 'amt' },
          at: { stage: 'fields', path: ['amt'] },
          fix: 'rename-fields',
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":1,"qty":2,"url":"/1"},{"id":2,"qty":3,"url":"/2"}]', why: 'abbreviations that everybody knows' },
    { output: '{"st":"open","status":"paid"}', why: 'the plain name is taken by a sibling' },
    {
      output: '[{"id":1,"amt":5},{"id":2,"amt":7}]',
      edits: [{ type: 'setField', path: ['amt'], change: { keep: false } }],
      why: 'the field is dropped',
    },
    {
      output: '[{"id":1,"amt":5},{"id":2,"amt":7}]',
      edits: [{ type: 'setField', path: ['amt'], change: { name: 'total' } }],
      why: 'the field is renamed',
    },
  ],
} as const satisfies CheckExamples;
