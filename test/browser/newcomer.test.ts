import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';
import { clipboard, copyToClipboard, counted, notices, paste, result } from './person.ts';

const orders = JSON.stringify({
  data: [
    { id: 'A1', st: 1, link: 'https://shop.example/orders/A1' },
    { id: 'A2', st: 0, link: 'https://shop.example/orders/A2' },
  ],
});

/** Goes on by Tab until what has the focus has this name, as a person without a mouse does. */
async function tabTo(page: CheckedPage, name: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const { snapshot, isSeen } = await page.evaluate(() => {
      const element = document.activeElement;
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const fieldLabels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const ids = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = [...fieldLabels, ...ids.map((id) => document.getElementById(id))];
      const texts = [element?.getAttribute('aria-label'), ...labels.map((label) => label?.textContent)];
      return {
        snapshot: [...texts, element?.textContent].filter((text) => text != null && text !== '').join(' '),
        isSeen: top >= 0 && bottom <= innerHeight,
      };
    });
    seen.push(snapshot);
    if (!name.test(snapshot)) continue;
    expect(isSeen, `${snapshot} is in sight`).toBe(true);
    return;
  }
  throw new Error(`No stop is named ${name}: ${seen.join(', ')}`);
}

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

test('every stage is set with the keyboard alone, and the message is read', async () => {
  const page = await openPage();
  const rows = Array.from({ length: 6 }, (_, place) => ({ id: `A${place}`, mail: `ann${place}@shop.example` }));
  await copyToClipboard(page, JSON.stringify({ list: rows, total: 40 }));
  await page.getByText('Saved in this browser').waitFor();
  await page.keyboard.press('ControlOrMeta+V');
  await counted(page);

  const pane = () => page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent);
  for (const title of ['Output', 'Stages']) {
    await page.keyboard.press('F6');
    await expect.poll(pane).toBe(title);
  }
  await tabTo(page, /^4Redact/);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /Detector/ }).waitFor();
  await tabTo(page, /Detector/);
  await page.keyboard.type('email');
  await page.getByRole('option', { name: 'email addresses', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Add a rule/);
  await page.keyboard.press('Enter');
  await expect.poll(() => result(page).getByText('ann0@shop.example').count()).toBe(0);

  await tabTo(page, /^5Truncate/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Rows at most', exact: true }).waitFor();
  await tabTo(page, /^Rows at most/);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => result(page).getByText('A2').count()).toBe(0);

  await tabTo(page, /^6Envelope/);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /Style$/ }).waitFor();
  await tabTo(page, /Style\b/);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();

  await tabTo(page, /^Message/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await result(page).getByText('"role"').waitFor();

  await page.keyboard.press('ControlOrMeta+S');
  await page.getByRole('dialog', { name: 'Share this design' }).getByRole('textbox', { name: 'Link' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Copy link');
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toContain('#v1.');
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
