import type { BesideRows, Json, Note, Parcel, StepOutcome, StepTools } from '../model.ts';
import { showPath } from '../path.ts';
import { find } from '../registry.ts';
import { rowsOf } from '../rows.ts';
import { unexpectedShape } from '../unexpected-shape.ts';
import { entriesOf, isArray, isObject, makeObject } from '../value.ts';
import { FieldChanges } from './compile-changes.ts';
import { compileFields, type FieldsOptions, isKeptInRows, missingFields } from './shape-fields.ts';
import type { Transform } from './transforms/transform.ts';

/** Gives every record the fields that the model needs, under the names it understands. */
export const fieldsStep = {
  id: 'fields',
  needs: ['transforms'],
  isIdle: (shaper: { readonly fields: FieldsOptions }) =>
    shaper.fields.rules.length === 0 &&
    shaper.fields.changes.length === 0 &&
    shaper.fields.order.length === 0 &&
    shaper.fields.others === 'keep',
  runsOnFailure: false,
  /** What is said beside the rows needs an envelope that says it. */
  settings({ fields, message }: FieldsSettings, carriesMeta: boolean, { transforms: known }: FieldsParts): unknown {
    const used = fields.changes.map(({ transform }) => find<Transform>(known, transform));
    const needsMeta = used.some((transform) => transform.of === 'rows' && transform.needsMeta);
    return [fields, needsMeta && carriesMeta, fields.layers.trace === 'reference' ? message.callId : ''];
  },
  run(parcel: Parcel, shaper: FieldsSettings, tools: FieldsTools, { transforms: known }: FieldsParts): StepOutcome {
    const rows = rowsOf(parcel.value);
    const missing = rows.length === 0 ? [] : missingFields(rows, shaper.fields);
    if (missing.length > 0) {
      return {
        parcel: { ...parcel, failure: unexpectedShape(missing.join(', ')) },
        notes: [{ id: 'fields.missing', values: { paths: missing.join(', ') } }],
      };
    }
    const { rules, changes: wanted } = shaper.fields;
    const changes = new FieldChanges(wanted, rules, known, tools.deps.now());
    const shape = compileFields(shaper.fields, changes.spreads);
    const shapeRecord = (record: Json): Json => {
      const changed = changes.changeRecord(record);
      const shaped = shape(changed.record);
      if (changed.added.length === 0 || !isObject(shaped)) return shaped;
      return makeObject([...entriesOf(shaped), ...changed.added]);
    };
    const shaped = rows.map(shapeRecord);
    const notes: Note[] = [];
    const dropped = rules.filter((rule) => !isKeptInRows(rule, shaper.fields.layers)).length;
    if (dropped > 0) notes.push({ id: 'fields.dropped', values: { count: dropped } });
    const traced = tracedFields(shaper, parcel.facts.callId);
    if (wanted.length === 0 && traced === null) {
      return { parcel: { ...parcel, value: isArray(parcel.value) ? shaped : (shaped[0] ?? null) }, notes };
    }
    const done = changes.changeRows(shaped, tools.carriesMeta);
    if (wanted.length > 0) notes.push({ id: 'fields.changed', values: { count: wanted.length } });
    const isList = isArray(parcel.value) || done.groupedFrom !== null;
    if (done.groupedFrom !== null) {
      notes.push({ id: 'fields.grouped', values: { rows: done.groupedFrom, groups: done.rows.length } });
    }
    const cuts = [...changes.omitted.values()].map(
      ({ path, count }) => ({ path: showPath(path), omitted: count, unit: 'elements' }) as const,
    );
    const beside: BesideRows = {
      constants: done.constants,
      aliases: done.aliases,
      groupedFrom: done.groupedFrom,
      moved: changes.moved,
      traced,
    };
    const value = isList ? done.rows : (done.rows[0] ?? null);
    const received = done.groupedFrom === null ? parcel.received : done.rows.length;
    const warnings = cuts.length === 0 ? parcel.warnings : [...parcel.warnings, 'nesting_truncated'];
    return { parcel: { ...parcel, value, received, warnings, cuts: [...parcel.cuts, ...cuts], beside }, notes };
  },
} as const;

/** The trace fields that stand in the log of the call instead of the rows, by their source names. */
function tracedFields({ fields, message }: FieldsSettings, callId = message.callId): BesideRows['traced'] {
  if (fields.layers.trace !== 'reference') return null;
  const traced = fields.rules.filter(({ keep, role }) => keep && role === 'trace');
  return traced.length === 0 ? null : { call: callId, fields: traced.map(({ path }) => showPath(path)) };
}

interface FieldsSettings {
  readonly fields: FieldsOptions;
  readonly message: { readonly callId: string };
}

interface FieldsParts {
  readonly transforms: readonly Transform[];
}

interface FieldsTools {
  readonly deps: Pick<StepTools['deps'], 'now'>;
  readonly carriesMeta: boolean;
}
