import type { Parcel, StepOutcome } from '../model.ts';
import { rowsOf } from '../rows.ts';
import { unexpectedShape } from '../unexpected-shape.ts';
import { isArray } from '../value.ts';
import { compileFields, type FieldsOptions, missingFields } from './shape-fields.ts';

/** Gives every record the fields that the model needs, under the names it understands. */
export const fieldsStep = {
  id: 'fields',
  isIdle: (shaper: { readonly fields: FieldsOptions }) =>
    shaper.fields.rules.length === 0 && shaper.fields.order.length === 0 && shaper.fields.others === 'keep',
  runsOnFailure: false,
  settings: (shaper: { readonly fields: FieldsOptions }) => shaper.fields,
  run(parcel: Parcel, shaper: { readonly fields: FieldsOptions }): StepOutcome {
    const rows = rowsOf(parcel.value);
    const missing = rows.length === 0 ? [] : missingFields(rows, shaper.fields);
    if (missing.length > 0) {
      return {
        parcel: { ...parcel, failure: unexpectedShape(missing.join(', ')) },
        notes: [{ id: 'fields.missing', values: { paths: missing.join(', ') } }],
      };
    }
    const shape = compileFields(shaper.fields);
    const value = isArray(parcel.value) ? parcel.value.map(shape) : shape(parcel.value);
    const dropped = shaper.fields.rules.filter((rule) => !rule.keep).length;
    return {
      parcel: { ...parcel, value },
      notes: dropped === 0 ? [] : [{ id: 'fields.dropped', values: { count: dropped } }],
    };
  },
} as const;
