import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';
import { counted, openCard, paste, result } from './person.ts';

const orders = JSON.stringify({
  data: {
    list: Array.from({ length: 6 }, (_, place) => ({
      id: `A${place}`,
      st: place % 2,
      amt: 10 + place,
      note: null,
      link: `https://shop.example/orders/A${place}`,
    })),
    total: 6,
  },
});

async function runNamed(page: CheckedPage, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('searchbox').fill(name);
  await palette.getByRole('menuitem', { name }).click();
}

test.each(['light', 'dark'] as const)(
  'samples are surveyed, worked on, and held against another config in the %s theme',
  async (colorScheme) => {
    const page = await openPage({ colorScheme });
    await paste(page, orders);
    await page.getByRole('checkbox', { name: 'Keep link' }).uncheck();
    await counted(page);

    await runNamed(page, 'Compare all samples, or two configs');
    const dialog = page.getByRole('dialog', { name: 'All samples under this config' });
    await dialog.getByRole('button', { name: 'Add empty, error, huge and hostile variants' }).click();
    const rows = dialog.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(6);
    await expect.poll(() => rows.filter({ hasText: '…' }).count()).toBe(0);
    await expectNoAxeViolations(page);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await dialog.getByRole('button', { name: 'Compare with' }).click();
    await page.getByRole('option', { name: 'Compare with: before the last change' }).click();
    const difference = dialog.getByRole('group', { name: 'Difference of' });
    await difference.getByText('shop.example').first().waitFor();
    await dialog.getByRole('columnheader', { name: 'With the other config' }).waitFor();
    await expectNoAxeViolations(page);

    await dialog.getByRole('button', { name: 'hostile', exact: true }).click();
    await page.getByRole('button', { name: 'Sample: hostile' }).waitFor();
    expect(await dialog.count()).toBe(0);
    await counted(page);
    await page.assertClean();
  },
);

test('suggestions are accepted one by one or all, and undo takes back either', async () => {
  const page = await openPage();
  await paste(page, orders);
  const config = async () => (await result(page).getByRole('group', { name: 'Final text' }).textContent()) ?? '';
  const first = await config();

  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What could be done next' });
  const list = dialog.getByRole('list', { name: 'Suggestions' });
  await expect.poll(() => list.getAttribute('aria-busy')).toBe('false');
  await expectNoAxeViolations(page);
  const many = await list.getByRole('listitem').count();
  expect(many).toBeGreaterThan(1);
  await list.getByRole('button', { name: /^Accept: Drop 1 field/ }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(many);

  await dialog.getByRole('button', { name: /^Accept all \d/ }).click();
  await dialog.getByText('Nothing to suggest').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await counted(page);
  await expect.poll(config).not.toBe(first);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await undo.click();
  await expect.poll(config).toBe(first);
  await page.assertClean();
});

test('lessons show a cut as it is copied beside the corrected one', async () => {
  const page = await openPage();
  await paste(page, orders);
  const truncate = await openCard(page, 'Truncate');
  await truncate.getByRole('button', { name: 'Well-known cuts and their faults' }).click();
  const dialog = page.getByRole('dialog', { name: /^Well-known cuts/ });
  const sides = ['As it is copied', 'Corrected'].map((name) => dialog.getByRole('group', { name }));
  for (const side of sides) await side.getByText('A0').first().waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: /Function$/ }).click();
  await page.getByRole('option', { name: /^smart_truncate/ }).click();
  await dialog.getByText('A tail of 0 is the whole text').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);

  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  await dialog.waitFor();
  await page.assertClean();
});

test('what is done to a row by keyboard leaves the focus at the row that takes its place', async () => {
  const page = await openPage();
  await paste(page, orders);
  const focusedRow = (list: string) =>
    page.evaluate((label) => {
      const row = document.activeElement?.closest('li');
      const rows = document.querySelector(`[aria-label="${label}"]`)?.children ?? [];
      return row == null ? -1 : [...rows].indexOf(row);
    }, list);
  const findings = page.getByRole('region', { name: 'Checks' }).getByRole('list', { name: 'Findings' });
  await findings.getByRole('button', { name: /^Drop 1 field/ }).focus();
  const many = await findings.getByRole('listitem').count();
  const place = await focusedRow('Findings');
  await page.keyboard.press('Enter');
  await expect.poll(() => findings.getByRole('listitem').count()).toBeLessThan(many);
  await expect
    .poll(() => focusedRow('Findings'))
    .toBe(Math.min(place, (await findings.getByRole('listitem').count()) - 1));

  await page.keyboard.press('F6');
  expect(await page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent)).toBe('Output');
  await page.assertClean();
});

test('on a narrow page a finding leads to its field, and a stage to its text, each in another pane', async () => {
  const page = await openPage({ width: 390, height: 844 });
  await paste(page, orders);
  const pane = (name: string) =>
    page.getByRole('tablist', { name: 'Panes' }).getByRole('tab', { name, selected: true });
  await page.getByRole('tab', { name: 'Checks', exact: true }).click();
  await page.getByRole('button', { name: /^1 field with no value/ }).click();
  await pane('Stages').waitFor();
  const isSeen = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      return `${document.activeElement?.getAttribute('role')} ${top >= 0 && bottom <= innerHeight}`;
    });
  await expect.poll(isSeen).toBe('row true');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Select/ })
    .click();
  await pane('What the model sees').waitFor();
  await result(page).getByText('After Select').waitFor();
  await page.assertClean();
});

test.each(['light', 'dark'] as const)(
  'every dialog fits a phone and is accessible in the %s theme',
  async (colorScheme) => {
    const page = await openPage({ colorScheme, width: 390, height: 844 });
    await paste(page, orders);
    for (const [command, title] of [
      ['Share this design', 'Share this design'],
      ['Export TypeScript', 'Export TypeScript'],
      ['Show all shortcuts', 'Shortcuts'],
      ['Suggest what to change, with what it saves', 'What could be done next'],
      ['Lessons: well-known cuts and their faults', /^Well-known cuts/],
      ['Rename this design', 'Name of the design'],
      ['Hide the selected text from the model', 'Hide this from the model'],
    ] as const) {
      await runNamed(page, command);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await expectNoAxeViolations(page);
      const { x, width } = (await dialog.boundingBox()) ?? { x: -1, width: 0 };
      expect([x >= 0, x + width <= 390], `${title} is as wide as the page at most`).toEqual([true, true]);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
    }
    await page.assertClean();
  },
);

test('the formats stand in one row, whose ends lead on and which follows the choice', async () => {
  const page = await openPage();
  await paste(page, orders);
  const tabs = result(page).getByRole('tablist', { name: 'Formats' });
  const isSeen = (name: RegExp) =>
    tabs.getByRole('tab', { name }).evaluate((tab) => {
      const room = tab.parentElement?.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      return room !== undefined && left >= room.left - 1 && right <= room.right + 1;
    });
  expect(await isSeen(/^Columns/)).toBe(false);
  await result(page).locator('button[aria-hidden=true]').last().click();
  await expect.poll(() => isSeen(/^Columns/)).toBe(true);
  await runNamed(page, 'Show as JSON compact');
  await expect.poll(() => isSeen(/^JSON compact/)).toBe(true);
  const heights = await tabs.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(heights).size).toBe(1);
  await page.assertClean();
});
