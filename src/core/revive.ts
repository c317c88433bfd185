import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
  union,
} from 'valibot';
import type { Design } from './design.ts';
import { styles } from './envelope/index.ts';
import { transforms } from './fields/index.ts';
import type { Facts, Problem, Sample } from './model.ts';
import { readers } from './read/index.ts';
import { detectors } from './redact/detectors/index.ts';
import { sensitiveKeys } from './redact/sensitive-keys.ts';
import { formats } from './render/index.ts';
import { defaultShaper, type Shaper, type StageName } from './shaper.ts';
import { pagers } from './truncate/pagers/index.ts';
import { limitsIn } from './truncate/text-budget.ts';
import { wires } from './wire/index.ts';

type Fields<T> = { readonly [K in keyof T]-?: GenericSchema };

const countSchema = pipe(number(), integer(), minValue(0), maxValue(1e9));
const scalar = nullable(union([string(), number(), boolean()]));
const pathSchema = array(union([string(), number(), strictObject({ each: literal(true) })]));
const rulePathSchema = array(
  union([
    string(),
    number(),
    strictObject({ each: literal(true) }),
    strictObject({ any: literal(true) }),
    strictObject({ deep: literal(true) }),
  ]),
);
const idIn = (list: readonly { readonly id: string }[]) =>
  pipe(
    string(),
    check((id) => list.some((item) => item.id === id)),
  );
const target = union([
  object({ by: literal('detector'), detector: idIn(detectors) }),
  object({ by: literal('key'), keys: array(string()) }),
  object({ by: literal('names'), kinds: array(idIn(sensitiveKeys)) }),
  object({ by: literal('path'), path: rulePathSchema }),
  object({ by: literal('words'), words: array(pipe(string(), maxLength(200))) }),
  object({ by: literal('pattern'), pattern: pipe(string(), maxLength(500)) }),
]);
const redactRule = object({
  id: string(),
  target,
  action: picklist(['mask', 'shorten', 'fixed', 'drop', 'label', 'hash', 'generalise', 'blank']),
  keepStart: countSchema,
  keepEnd: countSchema,
});
const fieldRule = object({
  path: pathSchema,
  keep: boolean(),
  name: nullable(string()),
  values: array(object({ from: scalar, to: scalar })),
  required: boolean(),
  role: optional(picklist(['decision', 'display', 'trace'])),
});
const fieldChange = object({
  id: string(),
  transform: idIn(transforms),
  path: pathSchema,
  options: record(string(), union([string(), number(), boolean()])),
});
const textCut = object({
  limit: countSchema,
  head: countSchema,
  tail: countSchema,
  align: picklist(['none', 'line', 'paragraph', 'sentence', 'fence']),
});

const budgetSchema = pipe(
  object({
    tokens: optional(countSchema),
    characters: optional(countSchema),
    lines: optional(countSchema),
    bytes: optional(countSchema),
    protect: array(pathSchema),
  }),
  check((limits) => limitsIn(limits).length > 0),
);

const stageSchemas: { readonly [S in StageName]: Fields<Shaper[S]> } = {
  read: { on: boolean(), readers: nullable(array(idIn(readers))) },
  select: {
    on: boolean(),
    records: pathSchema,
    total: nullable(pathSchema),
    next: nullable(pathSchema),
    snapshot: nullable(pathSchema),
  },
  fields: {
    on: boolean(),
    changes: array(fieldChange),
    rules: array(fieldRule),
    order: array(pathSchema),
    others: picklist(['keep', 'drop']),
    layers: object({ display: picklist(['show', 'drop']), trace: picklist(['show', 'reference', 'drop']) }),
  },
  redact: { on: boolean(), rules: array(redactRule), allow: array(string()) },
  truncate: {
    on: boolean(),
    rows: nullable(countSchema),
    choice: picklist(['first', 'last', 'ends', 'spread']),
    offset: countSchema,
    sort: array(object({ path: pathSchema, direction: picklist(['asc', 'desc']) })),
    text: nullable(textCut),
    fold: boolean(),
    clip: nullable(object({ offset: countSchema, limit: countSchema })),
    depth: nullable(countSchema),
    budget: nullable(budgetSchema),
    cursor: nullable(idIn(pagers)),
    artifact: string(),
    mustSurvive: array(
      union([object({ by: literal('text'), text: string() }), object({ by: literal('path'), path: pathSchema })]),
    ),
  },
  envelope: {
    on: boolean(),
    style: idIn(styles),
    summary: string(),
    stableKeys: boolean(),
    meta: record(string(), string()),
  },
  render: {
    on: boolean(),
    format: idIn(formats),
    head: idIn(formats),
    placement: picklist(['inside', 'above', 'string']),
    options: record(string(), union([string(), number(), boolean()])),
    fence: boolean(),
  },
  message: { on: boolean(), wire: idIn(wires), tool: string(), callId: string() },
};

const factSchemas: Fields<Facts> = {
  tool: string(),
  callId: string(),
  kind: picklist(['query', 'action', 'aggregate', 'file', 'code', 'retrieval']),
  httpStatus: countSchema,
  headers: record(string(), string()),
  exitCode: pipe(number(), integer()),
  stderr: string(),
  durationMs: pipe(number(), minValue(0)),
  isError: boolean(),
  cursor: string(),
  query: string(),
  tenant: string(),
};

/** A saved config laid over the defaults. Nothing in it is trusted: what does not fit is left out and named. */
export function reviveShaper(saved: unknown): { readonly shaper: Shaper; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  if (!isRecord(saved)) return { shaper: defaultShaper, problems: [noted('revive.not-config', '')] };
  if (saved.version !== 1) problems.push(noted('revive.version', String(saved.version ?? 'none')));
  const stages = (Object.keys(stageSchemas) as StageName[]).map((stage) => {
    const found = overlay(defaultShaper[stage], stageSchemas[stage], saved[stage], stage, problems);
    return [stage, found] as const;
  });
  for (const key of Object.keys(saved)) {
    if (key !== 'version' && !Object.hasOwn(stageSchemas, key)) problems.push(noted('revive.unknown', key));
  }
  return { shaper: { ...defaultShaper, ...Object.fromEntries(stages) }, problems };
}

/** A saved design: its shaper revived, its samples kept where they are samples. */
export function reviveDesign(saved: unknown): { readonly design: Design; readonly problems: readonly Problem[] } {
  const fields = isRecord(saved) ? saved : {};
  const { shaper, problems } = reviveShaper(fields.shaper);
  const found: Problem[] = [...problems];
  const samples = Array.isArray(fields.samples)
    ? fields.samples.flatMap((sample, index) => reviveSample(sample, index, found))
    : [];
  const id = typeof fields.id === 'string' && fields.id !== '' ? fields.id : 'design';
  const name = typeof fields.name === 'string' ? fields.name.slice(0, 200) : '';
  return { design: { version: 1, id, name, shaper, samples }, problems: found };
}

function reviveSample(saved: unknown, index: number, problems: Problem[]): readonly Sample[] {
  const { id, name, output, facts } = isRecord(saved) ? saved : {};
  if (typeof id !== 'string' || typeof output !== 'string') {
    problems.push(noted('revive.bad-value', `samples[${index}]`));
    return [];
  }
  const known = overlay({}, factSchemas, facts, `samples[${index}].facts`, problems) as Facts;
  return [{ id, name: typeof name === 'string' ? name : '', output, facts: known }];
}

function overlay(
  defaults: object,
  schemas: { readonly [key: string]: GenericSchema },
  saved: unknown,
  at: string,
  problems: Problem[],
): object {
  if (saved === undefined) return defaults;
  if (!isRecord(saved)) {
    problems.push(noted('revive.bad-value', at));
    return defaults;
  }
  const found: { [key: string]: unknown } = { ...defaults };
  for (const key of Object.keys(saved)) {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    if (schema === undefined) {
      problems.push(noted('revive.unknown', `${at}.${key}`));
      continue;
    }
    const { success, output } = safeParse(schema, saved[key]);
    if (success) found[key] = output;
    else problems.push(noted('revive.bad-value', `${at}.${key}`));
  }
  return found;
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function noted(id: string, at: string): Problem {
  return { id, values: { at }, start: 0, end: 0 };
}
