import { isEach, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Keys on the way to a value, lists not counted; one or two read best. */
const deepestPath = 4;

/** Values that stand under many levels of keys: the outer ones cost tokens and say little. */
export const deepNestingCheck: Check = {
  id: 'deep-nesting',
  find(view) {
    if (view.shaper.truncate.on && view.shaper.truncate.depth !== null) return [];
    const deep = view.shown
      .filter(({ isLeaf }) => isLeaf)
      .map(({ path }) => ({ path, levels: path.filter((segment) => !isEach(segment)).length }))
      .filter(({ levels }) => levels > deepestPath);
    const deepest = deep.reduce(
      (best, one) => (one.levels > best.levels ? one : best),
      deep[0] ?? { path: [], levels: 0 },
    );
    if (deep.length === 0) return [];
    return [
      {
        severity: 'info',
        values: { count: deep.length, levels: deepest.levels, path: showPath(deepest.path) },
        at: { stage: 'fields', path: deepest.path },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"a":{"b":{"c":{"d":{"e":1,"f":2}}}},"id":7}',
      found: [
        {
          severity: 'info',
          values: { count: 2, levels: 5, path: 'a.b.c.d.e' },
          at: { stage: 'fields', path: ['a', 'b', 'c', 'd', 'e'] },
        },
      ],
    },
  ],
  passes: [
    { output: '{"a":{"b":{"c":{"d":1}}},"id":7}', why: 'four levels are still read' },
    { output: '{"list":[[{"a":1}],[{"a":2}]],"id":7}', why: 'lists are not counted' },
    {
      output: '{"a":{"b":{"c":{"d":{"e":1}}}},"id":7}',
      edits: [{ type: 'setField', path: ['a', 'b', 'c'], change: { keep: false } }],
      why: 'what stands below is dropped',
    },
  ],
} as const satisfies CheckExamples;
