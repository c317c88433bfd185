import { fieldsOfTemplate, fillFields } from '../field-template.ts';
import type { RecordTransform, TransformExample } from './transform.ts';

/** A field made of others, such as `{first_name} {last_name}`; left out where none of them is there. */
export const templateTransform: RecordTransform = {
  id: 'template',
  of: 'record',
  defaults: { name: 'text', template: '{id}' },
  choices: {},
  suits: ({ path }) => path.length === 0,
  sources: (_path, { template }) => fieldsOfTemplate(String(template)),
  derive: (record, _path, { template }) => fillFields(record, String(template)),
};

export const examples = [
  {
    rows: '[{"first":"Ann","last":"Lee"},{"first":"Bo"},{}]',
    path: [],
    options: { name: 'name', template: '{first} {last}' },
    gives: '[{"first":"Ann","last":"Lee","name":"Ann Lee"},{"first":"Bo","name":"Bo"},{}]',
  },
  {
    rows: '[{"a":{"b":1.50}}]',
    path: [],
    options: { name: 't', template: 'costs {a.b} {{CNY}}' },
    gives: '[{"a":{"b":1.50},"t":"costs 1.50 {CNY}"}]',
  },
] as const satisfies readonly TransformExample[];
