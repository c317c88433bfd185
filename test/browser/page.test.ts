import { expect, test } from 'vitest';
import { expectNoAxeViolations, openPage } from './harness.ts';

test('the page loads without a complaint from the browser', async () => {
  const page = await openPage();
  expect(await page.title()).toBe('Toolshape: shape tool results for LLM agents');
  await page.getByText('Toolshape').first().waitFor();
  await page.assertClean();
});

test.each(['light', 'dark'] as const)('the page is accessible in the %s theme', async (colorScheme) => {
  const page = await openPage({ colorScheme });
  await page.getByText('Toolshape').first().waitFor();
  await expectNoAxeViolations(page);
  await page.assertClean();
});

test('the page can neither reach another origin nor evaluate text', async () => {
  const page = await openPage();
  const outcomes = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // Out of the debugger's own call, which the policy does not cover.
        setTimeout(async () => {
          const attempts = [
            () => fetch('https://example.com/'),
            () => fetch(location.href),
            // biome-ignore lint/security/noGlobalEval: the policy must refuse it
            () => globalThis.eval('1'),
            () => new Function('return 1')(),
          ];
          const refused = attempts.map(async (attempt) => {
            try {
              await attempt();
              return 'allowed';
            } catch (error) {
              return error instanceof Error ? error.name : 'refused';
            }
          });
          resolve(await Promise.all(refused));
        }, 0);
      }),
  );
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'EvalError', 'EvalError']);
  // The header and the meta tag each report what they refuse.
  const refusals = new Set((await page.troubles()).filter((trouble) => trouble.startsWith('policy:')));
  expect(refusals).toEqual(
    new Set([
      'policy: connect-src refused https://example.com/',
      `policy: connect-src refused ${page.url()}`,
      'policy: script-src refused eval',
    ]),
  );
});
