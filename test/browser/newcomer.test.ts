import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';
import { clipboard, copyToClipboard, counted, notices, paste, result } from './person.ts';

const orders = JSON.stringify({
  data: [
    { id: 'A1', st: 1, link: 'https://shop.example/orders/A1' },
    { id: 'A2', st: 0, link: 'https://shop.example/orders/A2' },
  ],
});

const focused = (page: CheckedPage) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

test('from paste to exported code with the keyboard alone', async () => {
  const page = await openPage();
  await copyToClipboard(page, orders);
  await page.getByText('Saved in this browser').waitFor();
  // No field asked for the paste: it is an output all the same.
  await page.keyboard.press('ControlOrMeta+V');
  await counted(page);

  const row = page.getByRole('row', { name: /^link\b/ });
  await row.getByText('%').waitFor();
  await row.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => result(page).getByText('shop.example').count()).toBe(0);

  await result(page).getByRole('tablist', { name: 'Formats' }).getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await result(page)
    .getByRole('tab', { name: /^JSON \d/, selected: true })
    .waitFor();

  await page.keyboard.press('ControlOrMeta+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('searchbox').waitFor();
  await page.keyboard.type('export type');
  await palette.getByRole('menuitem', { name: 'Export TypeScript' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export TypeScript' });
  await dialog.getByText('Needs no packages.', { exact: true }).waitFor();
  await dialog.getByText("import { toolResult } from './").waitFor();
  await dialog.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toContain('export function toolResult(');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => focused(page)).toMatch(/^JSON/);
  await page.assertClean();
});

test.each([390, 320])('from paste to exported code at %i px, and nothing sticks out', async (width) => {
  const page = await openPage({ width, height: 844 });
  await paste(page, orders);
  await page.getByRole('tab', { name: 'Stages' }).click();
  await page.getByRole('checkbox', { name: 'Keep link' }).uncheck();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('menuitemradio', { name: 'Drop link' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'What the model sees' }).click();
  await result(page)
    .getByRole('tab', { name: /^CSV \d/ })
    .click();
  await result(page).getByText('A1,1').waitFor();
  await page.getByRole('button', { name: 'Export TypeScript' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export TypeScript' });
  await dialog.getByText('Needs no packages.', { exact: true }).waitFor();
  const sticksOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('button, [role=dialog] *')].filter((element) => {
          const { width: wide, right, left } = element.getBoundingClientRect();
          const isScrolled = element.closest('pre, [role=tablist], nav, ul') !== null;
          return wide > 0 && !isScrolled && (right > innerWidth + 1 || left < -1);
        }).length,
    );
  expect(await sticksOut()).toBe(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Output' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await notices(page).getByText('The stages stay as you set them.').waitFor();
  const covered = await page.evaluate(() => {
    const remember = document.querySelector('[aria-label=Facts]')?.getBoundingClientRect();
    const notice = document.querySelector('[aria-label=Notices] > *')?.getBoundingClientRect();
    return remember !== undefined && notice !== undefined && notice.top < remember.bottom;
  });
  expect(covered).toBe(false);
  await page.assertClean();
});

test('a file that is dropped anywhere is read', async () => {
  const page = await openPage();
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'orders.json', { type: 'application/json' }));
    return data;
  }, orders);
  await page.getByRole('region', { name: 'Checks' }).dispatchEvent('drop', { dataTransfer: transfer });
  await counted(page);
  await page.getByRole('button', { name: 'Sample: orders.json' }).waitFor();
  await page.getByRole('region', { name: 'Output' }).getByText('shop.example').first().waitFor();
  await page.assertClean();
});

test('every example opens as a design of its own, and none is broken', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('menuitem').first().waitFor();
  const names = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => item.firstChild?.textContent ?? ''));
  await page.keyboard.press('Escape');
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const [place, name] of names.entries()) {
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('menuitem').nth(place).click();
    await page.getByRole('button', { name: `Design: ${name}` }).waitFor();
    await counted(page);
  }
  await page.getByRole('button', { name: /^Design:/ }).click();
  expect(await page.getByRole('menuitemradio').count()).toBe(names.length);
  await page.assertClean();
}, 120_000);
