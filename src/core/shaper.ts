import type { EnvelopeStageOptions } from './envelope/index.ts';
import { type FieldChange, type FieldRule, type FieldsOptions, ruleFor, type ValueName } from './fields/index.ts';
import type { Path } from './model.ts';
import { isSamePath } from './path.ts';
import type { ReadOptions } from './read/read-options.ts';
import type { RedactOptions, RedactRule } from './redact/redact-options.ts';
import type { RenderOptions } from './render/render-text.ts';
import type { SelectOptions } from './select/select-records.ts';
import type { TruncateOptions } from './truncate/truncate-step.ts';
import type { MessageOptions } from './wire/index.ts';

/** How an output becomes a message: one group of options a stage. JSON-serialisable. */
export interface Shaper {
  readonly version: 1;
  readonly read: ReadOptions;
  readonly select: SelectOptions;
  readonly fields: FieldsOptions;
  readonly redact: RedactOptions;
  readonly truncate: TruncateOptions;
  readonly envelope: EnvelopeStageOptions;
  readonly render: RenderOptions;
  readonly message: MessageOptions;
}

type StageOptions = Omit<Shaper, 'version'>;
export type StageName = keyof StageOptions;

/** One change of a shaper. Controls and fixes make the same ones. */
export type Edit =
  | {
      [S in StageName]: { readonly type: 'set'; readonly stage: S; readonly change: Partial<StageOptions[S]> };
    }[StageName]
  | { readonly type: 'setField'; readonly path: Path; readonly change: Partial<Omit<FieldRule, 'path'>> }
  | {
      readonly type: 'nameValue';
      readonly path: Path;
      readonly from: ValueName['from'];
      readonly to: ValueName['to'] | undefined;
    }
  | { readonly type: 'moveField'; readonly siblings: readonly Path[] }
  /** In the place of the one with its id, or as the last. */
  | { readonly type: 'changeField'; readonly change: FieldChange }
  | { readonly type: 'unchangeField'; readonly id: string }
  | { readonly type: 'addRule'; readonly rule: RedactRule }
  | { readonly type: 'setRule'; readonly id: string; readonly change: Partial<Omit<RedactRule, 'id'>> }
  | { readonly type: 'removeRule'; readonly id: string }
  | { readonly type: 'replace'; readonly shaper: Shaper };

/** The shaper after the edits, in their order. Untouched stages stay the same objects. */
export function editShaper(shaper: Shaper, edits: readonly Edit[]): Shaper {
  return edits.reduce(applyEdit, shaper);
}

function applyEdit(shaper: Shaper, edit: Edit): Shaper {
  switch (edit.type) {
    case 'set':
      return { ...shaper, [edit.stage]: { ...shaper[edit.stage], ...edit.change } };
    case 'setField':
      return { ...shaper, fields: withRule(shaper.fields, { ...ruleFor(shaper.fields, edit.path), ...edit.change }) };
    case 'nameValue':
      return { ...shaper, fields: withValueName(shaper.fields, edit.path, edit.from, edit.to) };
    case 'moveField':
      return { ...shaper, fields: withOrder(shaper.fields, edit.siblings) };
    case 'changeField': {
      const { changes } = shaper.fields;
      const { change } = edit;
      const isKnown = changes.some(({ id }) => id === change.id);
      const next = isKnown ? changes.map((one) => (one.id === change.id ? change : one)) : [...changes, change];
      return { ...shaper, fields: { ...shaper.fields, on: true, changes: next } };
    }
    case 'unchangeField':
      return {
        ...shaper,
        fields: { ...shaper.fields, changes: shaper.fields.changes.filter(({ id }) => id !== edit.id) },
      };
    case 'addRule':
      return {
        ...shaper,
        redact: {
          ...shaper.redact,
          on: true,
          rules: [...shaper.redact.rules.filter((rule) => rule.id !== edit.rule.id), edit.rule],
        },
      };
    case 'setRule':
      return {
        ...shaper,
        redact: {
          ...shaper.redact,
          rules: shaper.redact.rules.map((rule) => (rule.id === edit.id ? { ...rule, ...edit.change } : rule)),
        },
      };
    case 'removeRule':
      return {
        ...shaper,
        redact: { ...shaper.redact, rules: shaper.redact.rules.filter((rule) => rule.id !== edit.id) },
      };
    case 'replace':
      return edit.shaper;
  }
}

/** A rule that changes nothing is not kept, unless it keeps a field that would be dropped. */
function withRule(fields: FieldsOptions, rule: FieldRule): FieldsOptions {
  const isIdle =
    rule.keep &&
    rule.name === null &&
    rule.values.length === 0 &&
    !rule.required &&
    (rule.role ?? 'decision') === 'decision' &&
    fields.others === 'keep';
  const index = fields.rules.findIndex((known) => isSamePath(known.path, rule.path));
  const rules = index < 0 ? [...fields.rules, rule] : fields.rules.map((known, at) => (at === index ? rule : known));
  return { ...fields, on: true, rules: isIdle ? rules.filter((known) => known !== rule) : rules };
}

function withValueName(
  fields: FieldsOptions,
  path: Path,
  from: ValueName['from'],
  to: ValueName['to'] | undefined,
): FieldsOptions {
  const rule = ruleFor(fields, path);
  const others = rule.values.filter((name) => name.from !== from);
  return withRule(fields, { ...rule, values: to === undefined ? others : [...others, { from, to }] });
}

/** The siblings in their new order; the places of other paths stay. */
function withOrder(fields: FieldsOptions, siblings: readonly Path[]): FieldsOptions {
  const others = fields.order.filter((path) => !siblings.some((sibling) => isSamePath(sibling, path)));
  return { ...fields, on: true, order: [...others, ...siblings] };
}

/** A shaper that changes nothing yet: the whole output, in a status envelope, as JSON, to OpenAI Chat. */
export const defaultShaper: Shaper = {
  version: 1,
  read: { on: true, readers: null },
  select: { on: true, records: [], total: null, next: null, snapshot: null },
  fields: { on: true, changes: [], rules: [], order: [], others: 'keep', layers: { display: 'show', trace: 'show' } },
  redact: { on: true, rules: [], allow: [] },
  truncate: {
    on: true,
    rows: null,
    choice: 'first',
    offset: 0,
    sort: [],
    text: null,
    fold: false,
    clip: null,
    depth: null,
    budget: null,
    cursor: null,
    artifact: '',
    mustSurvive: [],
  },
  envelope: { on: true, style: 'status', summary: '', stableKeys: true, meta: {} },
  render: { on: true, format: 'json', head: 'text', placement: 'inside', options: {}, fence: false },
  message: { on: true, wire: 'openai-chat', tool: 'tool', callId: 'call_1' },
};
