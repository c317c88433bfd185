import type { Json } from '../../model.ts';
import { isObject, keysOf } from '../../value.ts';
import { findBare } from '../bare-value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** "ok" is all that came back: it does not say what was done, nor to what. */
export const bareOkCheck: Check = {
  id: 'bare-ok',
  find: (view) => findBare(view, isBareOk),
};

function isBareOk(value: Json): boolean {
  if (value === true) return true;
  if (typeof value === 'string') return /^\s*(?:ok|okay|done|success|successful|true)[.!]?\s*$/i.test(value);
  if (!isObject(value)) return false;
  const keys = keysOf(value);
  return (
    keys.length > 0 &&
    keys.every((key) => /^(?:ok|success|status|code|result|message|msg)$/i.test(key)) &&
    isPlainOk(value)
  );
}

/** Every member says no more than "ok". */
function isPlainOk(value: Json): boolean {
  return /^\{(?:"\w{1,10}":(?:true|0|200|"(?:ok|okay|done|success|successful)?"),?){1,4}\}$/i.test(
    JSON.stringify(value),
  );
}

export const examples = {
  flags: [
    { output: 'ok', found: [{ severity: 'warning', values: { kind: 'query' }, at: { stage: 'read' } }] },
    { output: 'true', found: [{ severity: 'warning', values: { kind: 'query' }, at: { stage: 'read' } }] },
    {
      output: '{"success":true,"message":"OK"}',
      facts: { kind: 'action' },
      found: [{ severity: 'warning', values: { kind: 'action' }, at: { stage: 'read' } }],
    },
  ],
  passes: [
    { output: '{"ok":true,"action":"created","resource_id":"T-12"}', why: 'it says what was done to what' },
    { output: 'Sent to three people.', why: 'it says what was done' },
  ],
} as const satisfies CheckExamples;
