import { expect, test } from 'vitest';
import { defaultShaper, editShaper, type RedactAction, readOutput, runShaper } from '../../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };

test.each<RedactAction>(['fixed', 'drop'])('a text of which nothing is left is no success: %s', (action) => {
  const shaper = editShaper(defaultShaper, [
    { type: 'addRule', rule: { id: 'all', target: { by: 'path', path: [] }, action, keepStart: 0, keepEnd: 0 } },
  ]);
  const { result } = runShaper(readOutput('The order was sent to Ann.'), shaper, deps);
  expect(result).toMatchObject({
    status: 'partial',
    completeness: { matched: null, returned: 0, isComplete: false },
    warnings: ['fields_redacted', 'redacted: 1 value'],
  });
});
