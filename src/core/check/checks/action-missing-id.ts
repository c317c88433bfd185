import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

const resourceNames =
  /^(?:id|_id|uuid|guid|arn|key|sha|url|href|path|number|name|\w{1,40}_(?:id|url|key)|\w{1,40}(?:Id|ID|Url))$/;

/** An action worked and does not say what it made or changed, so that nothing can follow from it. */
export const actionMissingIdCheck: Check = {
  id: 'action-missing-id',
  find(view) {
    const { kind, status, resourceId } = view.run.result;
    if (kind !== 'action' || resourceId !== null || (status !== 'success' && status !== 'partial')) return [];
    if (view.shown.some(({ path }) => resourceNames.test(String(path.at(-1))))) return [];
    return [{ severity: 'warning', values: {}, at: { stage: 'envelope' } }];
  },
};

export const examples = {
  flags: [
    {
      output: '{"sent":true,"count":3}',
      facts: { kind: 'action' },
      found: [{ severity: 'warning', values: {}, at: { stage: 'envelope' } }],
    },
  ],
  passes: [
    { output: '{"sent":true,"message_id":"m-12"}', facts: { kind: 'action' }, why: 'the id is there' },
    { output: '{"sent":true,"count":3}', why: 'a query changes nothing' },
    { output: '{"error":"not allowed"}', facts: { kind: 'action' }, why: 'it failed' },
  ],
} as const satisfies CheckExamples;
