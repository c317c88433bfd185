import type { Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { type CheckedPage, openPage } from './harness.ts';
import { copyToClipboard, counted, notices, output, paste, result } from './person.ts';

const engine = (page: CheckedPage) => page.workers().find((worker) => /\/worker-/.test(worker.url())) as Worker;

test('the worker can neither reach anything nor evaluate text', async () => {
  const page = await openPage();
  await paste(page, '[{"a": 1}]');
  const outcomes = await engine(page).evaluate(
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
  const others = (await page.troubles()).filter((trouble) => !/policy|Content Security Policy|Fetch API/.test(trouble));
  expect(others).toEqual([]);
});

test('a worker that dies in the middle of its work is replaced, and the page says so', async () => {
  const page = await openPage();
  const rows = Array.from({ length: 4000 }, (_, id) => ({ id, name: `row ${id}`, note: 'x'.repeat(80) }));
  await copyToClipboard(page, JSON.stringify(rows));
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await engine(page).evaluate(() => {
    setTimeout(() => {
      throw new Error('dies');
    });
  });
  await notices(page).getByText('was started again').waitFor();
  await counted(page);
  await result(page).getByText('row 0').first().waitFor();
  expect((await page.troubles()).filter((trouble) => !trouble.includes('dies'))).toEqual([]);
});

test('while a long output is read, the old result is not taken for the new one', async () => {
  const page = await openPage();
  await paste(page, '[{"a": "first"}]');
  // Busy, so that what follows can be seen however fast the machine is.
  await engine(page).evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 20_000;
      while (performance.now() < end);
    });
  });
  const rows = Array.from({ length: 44_000 }, (_, id) => ({ id, name: `row ${id}`, note: 'y'.repeat(80) }));
  await copyToClipboard(page, JSON.stringify(rows));
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByRole('status').filter({ hasText: 'Reading…' }).waitFor();
  await page.getByRole('progressbar', { name: /^Reading \d\.\d MB…$/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Export TypeScript' }).isDisabled()).toBe(true);
  expect(await result(page).getByRole('button', { name: 'Copy' }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await counted(page);
  await result(page).getByText('first').first().waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await page.assertClean();
});

test('with cores to spare a second worker takes its share of the counts, and they are the same', {
  timeout: 180_000,
}, async () => {
  const rows = Array.from({ length: 9000 }, (_, id) => ({ id, name: `row ${id}`, note: 'z'.repeat(90) }));
  const text = JSON.stringify(rows);
  const openCounted = async (cores: number) => {
    const page = await openPage({ cores });
    await paste(page, text);
    const costs = page.getByRole('group', { name: 'Formats compared' });
    const workers = () => page.workers().filter((worker) => /\/worker-/.test(worker.url())).length;
    await expect.poll(workers).toBe(cores > 2 ? 2 : 1);
    const before = await costs.textContent();
    await page.getByRole('checkbox', { name: 'Keep note' }).uncheck();
    await counted(page);
    return { page, costs, before };
  };
  const alone = await openCounted(2);
  await expect.poll(() => alone.costs.textContent()).not.toBe(alone.before);
  // What is counted last: every format is read back.
  const shared = await openCounted(4);
  await expect.poll(async () => [await shared.costs.textContent()]).toEqual([await alone.costs.textContent()]);
  expect(await shared.costs.textContent()).not.toBe(shared.before);
  await shared.page.assertClean();
  await alone.page.assertClean();
});
