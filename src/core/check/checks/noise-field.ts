import type { FieldStat, Path } from '../../model.ts';
import { isEach, pathKey, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';
import type { Found } from '../finding.ts';

const plumbingNames =
  /^(?:\w{1,40}_url|[a-z]\w{0,40}U(?:rl|RL)|_links|_self|self_?link|node_id|gravatar_id|etag|__v|_rev|__typename|resourceVersion)$/;
/** A link that a person could follow is worth its tokens. */
const usefulLinks = /^(?:html_url|web_url|webUrl|permalink_url|page_url|source_url|image_url)$/;
/** In fewer rows, empty may be what they have to say. */
const fewestRows = 3;
/** Fewer are not worth a word. */
const fewestLinks = 3;

/** Fields that cost tokens and tell nothing: always empty, or links and ids of the system's own. */
export const noiseFieldCheck: Check = {
  id: 'noise-field',
  find(view) {
    if (view.selectedRows === 0) return [];
    const candidates = view.shown.filter(({ path }) => canDrop(view, path));
    const leaves = view.shown.filter((stat) => stat.isLeaf);
    const isTable = view.selectedRows >= fewestRows;
    const empty = isTable
      ? foldParents(
          view,
          candidates.filter((stat) => stat.isLeaf && isAlwaysEmpty(stat)),
        )
      : [];
    const plumbing = outermost(candidates.filter(isPlumbing).map(({ path }) => path));
    if (leaves.every((stat) => isAlwaysEmpty(stat) || isPlumbing(stat))) return [];
    return [
      ...toFound(empty, 'empty', 'drop-empty-fields'),
      ...(plumbing.length < fewestLinks ? [] : toFound(plumbing, 'plumbing', 'drop-plumbing')),
    ];
  },
};

function toFound(paths: readonly Path[], what: string, fix: string): readonly Found[] {
  const first = paths[0];
  if (first === undefined) return [];
  const count = paths.length;
  return [
    {
      severity: 'info',
      values: { what, count, names: paths.slice(0, 6).map(showPath).join(', ') },
      at: { stage: 'fields', path: first },
      fix: {
        id: fix,
        values: { count },
        edits: paths.map((path) => ({ type: 'setField', path, change: { keep: false } })),
      },
    },
  ];
}

function canDrop(view: CheckView, path: Path): boolean {
  const rule = view.fields.ruleAt(path);
  return !isEach(path.at(-1)) && rule?.required !== true && !view.isNeeded(path);
}

function isAlwaysEmpty({ present, nulls, empties }: FieldStat): boolean {
  return present > 0 && nulls + empties === present;
}

function isPlumbing({ path, sample, isLeaf }: FieldStat): boolean {
  const key = path.at(-1);
  if (typeof key !== 'string' || !plumbingNames.test(key) || usefulLinks.test(key)) return false;
  return !isLeaf || !/url$/i.test(key) || /^(?:https?:|\/)/.test(sample);
}

/** A container all of whose fields are in the list stands in for them. */
function foldParents(view: CheckView, stats: readonly FieldStat[]): readonly Path[] {
  const listed = countByPrefix(stats);
  const all = countByPrefix(view.shown.filter((stat) => stat.isLeaf));
  const folded = stats.map(({ path }) => {
    const cut = path.findIndex((_, index) => {
      const key = pathKey(path.slice(0, index + 1));
      return !isEach(path[index]) && listed.get(key) === all.get(key) && canDrop(view, path.slice(0, index + 1));
    });
    return cut < 0 ? path : path.slice(0, cut + 1);
  });
  return outermost(folded);
}

function countByPrefix(stats: readonly FieldStat[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of stats) {
    for (let length = 1; length <= path.length; length++) {
      const key = pathKey(path.slice(0, length));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Each path once, without those inside another. */
function outermost(paths: readonly Path[]): readonly Path[] {
  const keys = new Set(paths.map(pathKey));
  const kept = new Map<string, Path>();
  for (const path of paths) {
    const isInside = path.some((_, index) => index > 0 && keys.has(pathKey(path.slice(0, index))));
    if (!isInside) kept.set(pathKey(path), path);
  }
  return [...kept.values()];
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"memo":null,"tags":[],"extra":{"a":null,"b":""}},{"id":2,"memo":null,"tags":[]},{"id":3}]',
      found: [
        {
          severity: 'info',
          values: { what: 'empty', count: 3, names: 'memo, tags, extra' },
          at: { stage: 'fields', path: ['memo'] },
          fix: 'drop-empty-fields',
        },
      ],
    },
    {
      output:
        '{"id":1,"node_id":"MDQ","events_url":"https://h.example/e","repos_url":"https://h.example/r","html_url":"https://h.example"}',
      found: [
        {
          severity: 'info',
          values: { what: 'plumbing', count: 3, names: 'node_id, events_url, repos_url' },
          at: { stage: 'fields', path: ['node_id'] },
          fix: 'drop-plumbing',
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":1,"memo":null},{"id":2,"memo":"paid"},{"id":3,"memo":null}]', why: 'one row has a value' },
    { output: '[{"id":1,"memo":null},{"id":2,"memo":null}]', why: 'two rows prove little' },
    { output: '{"id":1,"memo":null}', why: 'in a single record, null is an answer' },
    { output: '[{"memo":null},{"memo":null},{"memo":null}]', why: 'nothing would be left' },
    { output: '{"id":1,"html_url":"https://h.example","avatar_url":"https://h.example/a"}', why: 'too few to matter' },
    {
      output: '[{"id":1,"memo":null},{"id":2,"memo":null},{"id":3,"memo":null}]',
      edits: [{ type: 'setField', path: ['memo'], change: { keep: false } }],
      why: 'the field is dropped',
    },
  ],
} as const satisfies CheckExamples;
