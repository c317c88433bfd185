import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';

const orders = JSON.stringify({
  data: {
    list: [1, 2, 3].map((id) => ({
      id: `A${id}`,
      amt: id * 10.5,
      cust: { nm: 'Ann', hash: `$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL1${id}` },
    })),
  },
});

const result = (page: CheckedPage) => page.getByRole('region', { name: 'What the model sees' });
const status = (page: CheckedPage) => page.getByRole('status').filter({ hasText: /^\d[\d,]* tokens$/ });
const readNumber = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const tokens = async (page: CheckedPage) => readNumber(await status(page).textContent());

async function openBill(page: CheckedPage): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), orders);
  await page.getByRole('textbox', { name: 'Tool output' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await status(page).waitFor();
  await result(page).getByRole('tab', { name: 'By field', exact: true }).click();
}

test('the dearest field is dropped from the bill, the count falls by what was promised, and undo brings it back', async () => {
  const page = await openPage();
  await openBill(page);
  const table = result(page).getByRole('treegrid', { name: 'Tokens by field' });
  const row = table.getByRole('row').filter({ hasText: 'hash' });
  await row.getByText(/^−\d+$/).waitFor();
  const promised = readNumber(await row.getByText(/^−\d+$/).textContent());
  const before = await tokens(page);

  await row.getByRole('button', { name: 'Drop cust.hash' }).click();
  await expect.poll(() => tokens(page)).toBe(before - promised);
  await expect.poll(() => row.count()).toBe(0);
  expect(await page.getByRole('checkbox', { name: 'Keep cust.hash' }).isChecked()).toBe(false);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tokens(page)).toBe(before);
  await row.waitFor();
  await page.assertClean();
});

test('a place of the final text leads to its field, and what is selected is counted', async () => {
  const page = await openPage();
  await openBill(page);
  const row = result(page).getByRole('row').filter({ hasText: 'hash' });
  await row.waitFor();
  await result(page)
    .getByRole('group', { name: 'Final text' })
    .evaluate((box) => {
      const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (!nodes.currentNode.nodeValue?.includes('Ann')) if (nodes.nextNode() === null) throw new Error('no Ann');
      const start = nodes.currentNode.nodeValue.indexOf('Ann');
      document.getSelection()?.setBaseAndExtent(nodes.currentNode, start, nodes.currentNode, start + 3);
    });
  const line = page.getByRole('contentinfo');
  await line.getByText('1 token selected', { exact: true }).waitFor();
  await line.getByText('in cust.nm', { exact: true }).waitFor();
  await page.assertClean();
});

test.each(['light', 'dark'] as const)(
  'the bill is accessible as a table and as a map in the %s theme',
  { timeout: 180_000 },
  async (colorScheme) => {
    const page = await openPage({ colorScheme });
    await openBill(page);
    await result(page).getByRole('row').filter({ hasText: 'hash' }).waitFor();
    await expectNoAxeViolations(page);

    await result(page).getByRole('button', { name: 'Map', exact: true }).click();
    const map = result(page).getByRole('listbox', { name: 'Tokens by field, as areas' });
    const first = map.getByRole('option').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    expect(await map.getByRole('option', { selected: true }).getAttribute('data-area')).toBe('1');
    await expectNoAxeViolations(page);
    await page.assertClean();
  },
);

test('the comparison is accessible and keeps everything in sight; a count of one’s own narrows an estimate', {
  timeout: 180_000,
}, async () => {
  const page = await openPage({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Output', exact: true }).click();
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), orders);
  await page.getByRole('textbox', { name: 'Tool output' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await status(page).waitFor();
  await page.getByRole('tab', { name: 'What the model sees' }).click();
  const comparison = page.getByRole('group', { name: 'Formats compared' });
  const csv = comparison.getByRole('row').filter({ hasText: /^CSV/ });
  await csv.getByRole('button', { expanded: false }).click();
  await comparison
    .getByText(/can't be told from text/)
    .first()
    .waitFor();
  expect(await comparison.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await comparison.getByRole('button', { name: /For$/ }).click();
  await page.getByRole('option', { name: 'Claude Opus 5.5' }).click();
  await comparison.getByRole('columnheader', { name: 'Estimate' }).waitFor();
  const range = async () => (await csv.getByRole('cell').nth(1).textContent())?.split('–').map(readNumber) ?? [];
  const [low = 0, high = 0] = await range();
  expect(high / low).toBeGreaterThan(1.5);
  expect(await comparison.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectNoAxeViolations(page);

  const own = comparison.getByRole('textbox', { name: 'Your real count' });
  await own.fill(String(Math.round((await tokens(page)) * 1.3)));
  await own.press('Enter');
  await expect.poll(async () => ((await range())[1] ?? 0) / ((await range())[0] ?? 1)).toBeLessThan(1.2);
  await page.assertClean();
});

test('counts by rows can be read as a chart, by its slider and as a table', { timeout: 180_000 }, async () => {
  const page = await openPage({ colorScheme: 'dark' });
  await openBill(page);
  await result(page).getByRole('tab', { name: 'Rows', exact: true }).click();
  const entry = result(page).getByRole('button', { name: /^CSV [\d,]+$/ });
  const slider = result(page).getByRole('slider', { name: 'Rows' });
  await slider.focus();
  const last = readNumber(await entry.textContent());
  await page.keyboard.press('Home');
  await expect.poll(async () => readNumber(await entry.textContent())).toBeLessThan(last);
  await expectNoAxeViolations(page);

  await result(page).getByRole('button', { name: 'Table', exact: true }).click();
  const row = result(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'CSV', exact: true }) });
  expect((await row.getByRole('cell').allTextContents()).map(readNumber).at(-1)).toBe(last);
  await expectNoAxeViolations(page);
  await page.assertClean();
});
