import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';

const orders = JSON.stringify(
  {
    data: {
      list: [
        { id: 'A1', st: 1, amt: 199.5, link: 'https://shop.example/orders/A1' },
        { id: 'A2', st: 0, amt: 59, link: 'https://shop.example/orders/A2' },
        { id: 'A3', st: 1, amt: 12.25, link: 'https://shop.example/orders/A3' },
      ],
      total: 3,
    },
  },
  null,
  2,
);

const result = (page: CheckedPage) => page.getByRole('region', { name: 'What the model sees' });
const stage = (page: CheckedPage, name: string) =>
  page.getByRole('region', { name: 'Stages' }).getByRole('group', { name, exact: true });

async function paste(page: CheckedPage, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await page.getByRole('textbox', { name: 'Tool output' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d[\d,]* tokens$/ })
    .waitFor();
}

test('a pasted output becomes code: fields dropped, format chosen, text copied, TypeScript exported', async () => {
  const page = await openPage();
  await paste(page, orders);
  await stage(page, 'Select').getByText('records at data.list').waitFor();

  await page.getByRole('checkbox', { name: 'Keep link' }).uncheck();
  await result(page)
    .getByRole('tab', { name: /^CSV \d/ })
    .click();
  await result(page).getByText('A1,1,199.5', { exact: true }).waitFor();
  expect(await result(page).getByText('shop.example').count()).toBe(0);

  await result(page).getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\n\nid,st,amt\nA1,1,199\.5\nA2,0,59\nA3,1,12\.25$/);

  await page.getByRole('button', { name: 'Export TypeScript' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export TypeScript' });
  await dialog.getByText('export const shaper').first().waitFor();
  await expectNoAxeViolations(page);
  await page.assertClean();
});

test('undo and redo name what they take back', async () => {
  const page = await openPage();
  await paste(page, orders);
  const keep = page.getByRole('checkbox', { name: 'Keep link' });
  await keep.uncheck();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.getByRole('tooltip', { name: 'Undo: drop link' }).waitFor();
  await undo.click();
  expect(await keep.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await keep.isChecked()).toBe(false);
  await page.assertClean();
});

test('an output too big for an editor is shown through a window and counted', async () => {
  const page = await openPage();
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id}`, note: 'x'.repeat(80) }));
  await paste(page, JSON.stringify(rows));
  const box = page.getByRole('textbox', { name: 'Tool output' });
  expect(await box.getAttribute('aria-readonly')).toBe('true');
  await box.getByText('"row 0"').waitFor();
  await stage(page, 'Truncate').getByText('first 20 rows').waitFor();
  await page.assertClean();
});

test.each(['light', 'dark'] as const)(
  'the whole page with a result is accessible in the %s theme',
  async (colorScheme) => {
    const page = await openPage({ colorScheme });
    await paste(page, orders);
    for (const name of ['Read', 'Select', 'Redact', 'Truncate', 'Envelope', 'Render', 'Message']) {
      await stage(page, name)
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
    }
    await expectNoAxeViolations(page);
    await page.assertClean();
  },
);

test('on a phone the panes are tabs', async () => {
  const page = await openPage({ width: 390, height: 844 });
  await paste(page, orders);
  await page.getByRole('tab', { name: 'What the model sees' }).click();
  await result(page)
    .getByRole('tab', { name: /^JSON compact \d/ })
    .waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await expectNoAxeViolations(page);
  await page.assertClean();
});
