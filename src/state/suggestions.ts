import {
  type Edit,
  type FieldStat,
  type Finding,
  type Fix,
  formats,
  isEach,
  isSamePath,
  type Path,
  pathKey,
  type Shaper,
  styles,
  type Transform,
  transforms,
} from '../core/index.ts';
import { newChange } from './field-changes.ts';

/** One thing to accept or not: the very edits that the controls make. */
export interface Suggestion {
  readonly key: string;
  /** What it is good for; one that does not save is offered only where it is for something else. */
  readonly why: 'saves' | 'clear' | 'safe';
  readonly what: SuggestionWhat;
  readonly edits: readonly Edit[];
}

export type SuggestionWhat =
  | { readonly by: 'finding'; readonly finding: Finding; readonly fix: Fix }
  | { readonly by: 'change'; readonly transform: string; readonly path: Path }
  | { readonly by: 'format'; readonly format: string }
  | { readonly by: 'rows'; readonly rows: number }
  | { readonly by: 'summary'; readonly template: string };

/** What is known of the output on the screen. */
export interface SuggestionSource {
  readonly shaper: Shaper;
  readonly fields: readonly FieldStat[];
  readonly findings: readonly Finding[];
  /** Formats that give the data back as it is. */
  readonly exactFormats: readonly string[];
  readonly tokens: { readonly [format: string]: number };
  readonly rows: number;
}

const fewRows = 20;
const safeChecks = /^(?:leak-|private-|special-token|stack-trace)/;
const clearFixes = /^(?:rename-fields|sort-rows|break-ties|read-|take-|say-|state-|forget-|give-)/;

/** What an expert would try on this output, each as a single step. */
export function listSuggestions(source: SuggestionSource): readonly Suggestion[] {
  const found = [
    ...ofFindings(source),
    ...ofChanges(source),
    ...ofRows(source),
    ...ofSummary(source),
    ...ofFormats(source),
  ];
  const seen = new Set<string>();
  return found.filter(({ edits }) => {
    const key = JSON.stringify(edits);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function ofFindings({ findings }: SuggestionSource): readonly Suggestion[] {
  return findings.flatMap((finding) => {
    const { fix, check } = finding;
    if (fix === undefined || check === 'fact-lost') return [];
    const why = safeChecks.test(check) ? 'safe' : clearFixes.test(fix.id) ? 'clear' : 'saves';
    return [
      {
        key: `fix ${check} ${JSON.stringify(fix.values)}`,
        why,
        what: { by: 'finding', finding, fix },
        edits: fix.edits,
      },
    ];
  });
}

const suggested: readonly { readonly id: string; readonly why: Suggestion['why'] }[] = [
  { id: 'date', why: 'clear' },
  { id: 'join', why: 'saves' },
  { id: 'constant', why: 'saves' },
  { id: 'flatten', why: 'saves' },
  { id: 'alias', why: 'saves' },
];

/** Changes that suit a field that is still shown, and that leave it whole. */
function ofChanges({ shaper, fields }: SuggestionSource): readonly Suggestion[] {
  const { rules, changes } = shaper.fields;
  const dropped = rules.filter(({ keep }) => !keep).map(({ path }) => path);
  const isShown = (path: Path) => !dropped.some((gone) => isSamePath(path.slice(0, gone.length), gone));
  const isChanged = (path: Path) =>
    changes.some((change) => change.path.length > 0 && isSamePath(change.path, path.slice(0, change.path.length)));
  const carriesMeta =
    shaper.envelope.on &&
    styles.some(({ id, lossy }) => id === shaper.envelope.style && !lossy.some((part) => part === 'meta'));
  // Those that are accepted together have ids of their own.
  const taken = [...changes];
  return suggested.flatMap(({ id, why }) => {
    const transform: Transform | undefined = transforms.find((known) => known.id === id);
    if (transform === undefined || (transform.of === 'rows' && transform.needsMeta && !carriesMeta)) return [];
    return fields
      .filter(
        (stat) => stat.path.length > 0 && !isEach(stat.path.at(-1)) && isShown(stat.path) && !isChanged(stat.path),
      )
      .filter((stat) => transform.suits(stat) && isPlain(id, stat, fields))
      .map(({ path }): Suggestion => {
        const change = newChange(transform, path, taken, fields);
        taken.push(change);
        return {
          key: `${id} ${pathKey(path)}`,
          why,
          what: { by: 'change', transform: id, path },
          edits: [{ type: 'changeField', change }],
        };
      });
  });
}

/** Dates written as text are plain already; to join is to lose members unless there is only one. */
function isPlain(id: string, { path, types }: FieldStat, fields: readonly FieldStat[]): boolean {
  if (id === 'date') return types.number !== undefined && types.string === undefined;
  if (id === 'flatten') return path.length === 1;
  if (id !== 'join') return true;
  const inside = fields.filter(
    (stat) => stat.path.length > path.length && isSamePath(stat.path.slice(0, path.length), path),
  );
  return inside.filter(({ isLeaf }) => isLeaf).length <= 1;
}

function ofRows({ shaper, rows }: SuggestionSource): readonly Suggestion[] {
  if (rows <= fewRows || shaper.truncate.rows !== null || shaper.truncate.budget !== null) return [];
  const edit: Edit = { type: 'set', stage: 'truncate', change: { rows: fewRows } };
  return [{ key: 'rows', why: 'saves', what: { by: 'rows', rows: fewRows }, edits: [edit] }];
}

const timeKeys = /(?:^|_)(?:updated_at|created_at|at|time|date)$|(?:updated|created)At$/i;

/** A line first: how many, how many of each of a few states, the newest. */
function ofSummary({ shaper, fields, rows }: SuggestionSource): readonly Suggestion[] {
  if (rows < 2 || !shaper.envelope.on || shaper.envelope.summary !== '') return [];
  const plain = fields.filter(
    ({ path, isLeaf }) => path.length === 1 && isLeaf && typeof path[0] === 'string' && /^\w+$/.test(path[0]),
  );
  const shownName = (stat: FieldStat) =>
    shaper.fields.rules.find(({ path }) => isSamePath(path, stat.path))?.name ?? String(stat.path[0]);
  const isKept = (stat: FieldStat) =>
    shaper.fields.rules.find(({ path }) => isSamePath(path, stat.path))?.keep !== false;
  const state = plain.find(
    (stat) =>
      isKept(stat) && /^(?:status|state|level|severity|type)$/i.test(String(stat.path[0])) && stat.distinct <= 4,
  );
  const time = plain.find((stat) => isKept(stat) && timeKeys.test(String(stat.path[0])));
  const states =
    state === undefined ? [] : state.top.filter(({ value }) => typeof value === 'string' && /^\S+$/.test(value));
  const template = [
    '{count} rows',
    ...states
      .slice(0, 3)
      .map(({ value }) => `{count ${state === undefined ? '' : shownName(state)}=${value}} ${value}`),
    ...(time === undefined ? [] : [`newest {max ${shownName(time)}}`]),
  ].join(', ');
  if (template === '{count} rows') return [];
  const edit: Edit = { type: 'set', stage: 'envelope', change: { summary: template } };
  return [{ key: 'summary', why: 'clear', what: { by: 'summary', template }, edits: [edit] }];
}

/** The cheapest format that gives every value back. */
function ofFormats({ shaper, exactFormats, tokens }: SuggestionSource): readonly Suggestion[] {
  const { format: now, on } = shaper.render;
  const cheapest = formats
    .map(({ id }) => ({ id, cost: tokens[id] ?? Number.POSITIVE_INFINITY }))
    .filter(({ id }) => exactFormats.includes(id))
    .sort((a, b) => a.cost - b.cost)[0];
  if (!on || cheapest === undefined || cheapest.id === now || cheapest.cost >= (tokens[now] ?? 0)) return [];
  const edit: Edit = { type: 'set', stage: 'render', change: { format: cheapest.id } };
  return [{ key: 'format', why: 'saves', what: { by: 'format', format: cheapest.id }, edits: [edit] }];
}
