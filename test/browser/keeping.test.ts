import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';

const orders = JSON.stringify([
  { id: 'A1', st: 1, amt: 199.5 },
  { id: 'A2', st: 0, amt: 59 },
]);

const result = (page: CheckedPage) => page.getByRole('region', { name: 'What the model sees' });
const output = (page: CheckedPage) => page.getByRole('textbox', { name: 'Tool output' });
const saved = (page: CheckedPage) => page.getByText('Saved in this browser', { exact: true });
const notices = (page: CheckedPage) => page.getByRole('region', { name: 'Notices' });
const counted = (page: CheckedPage) =>
  page
    .getByRole('status')
    .filter({ hasText: /^\d[\d,]* tokens$/ })
    .waitFor();

async function paste(page: CheckedPage, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await counted(page);
}

async function showAs(page: CheckedPage, name: RegExp): Promise<void> {
  await result(page).getByRole('tab', { name }).click();
  await result(page).getByRole('tab', { name, selected: true }).waitFor();
}

async function choose(page: CheckedPage, button: RegExp | string, item: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click();
}

/** Everything that the browser keeps, as text. */
function kept(page: CheckedPage): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('toolshape');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const records = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('kept').objectStore('kept').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return JSON.stringify([records, { ...localStorage }, { ...sessionStorage }]);
  });
}

/** Saved, and nothing left to save. */
async function waitUntilKept(page: CheckedPage, text: string): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 5000 }).toContain(text);
  await saved(page).waitFor();
}

test('a reload brings back the design as it was edited, and no output that nobody asked to keep', async () => {
  const page = await openPage();
  await paste(page, orders);
  await result(page)
    .getByRole('tab', { name: /^YAML \d/ })
    .click();
  await waitUntilKept(page, '"format":"yaml"');
  expect(await kept(page)).not.toContain('A1');
  await page.reload();
  await saved(page).waitFor();
  expect(await output(page).textContent()).toBe('');
  await paste(page, orders);
  await result(page)
    .getByRole('tab', { name: /^YAML \d/, selected: true })
    .waitFor();
  await page.assertClean();
});

test('what is done in the moment before a reload is there after it, a name that is still being written too', async () => {
  const page = await openPage();
  await paste(page, '[{"id":"A1","link":"x"},{"id":"A2","link":"y"}]');
  const link = page.getByRole('row', { name: /^link\b/ });
  await link.getByText('%').waitFor();
  await page.getByRole('checkbox', { name: 'Keep id' }).uncheck();
  await link.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('href');
  await page.reload();

  await page.getByText('Saved in this browser').waitFor();
  await paste(page, '[{"id":"A1","link":"x"},{"id":"A2","link":"y"}]');
  await result(page).getByText('href').first().waitFor();
  expect(await page.getByRole('checkbox', { name: 'Keep id' }).isChecked()).toBe(false);
  await page.assertClean();
});

test('outputs are remembered after consent only, and Forget deletes them at once', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.getByRole('checkbox', { name: 'Remember outputs in this browser' }).check();
  await waitUntilKept(page, 'A2');
  await page.reload();
  await counted(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await notices(page).getByText('were deleted').waitFor();
  await expect.poll(() => kept(page)).not.toContain('A2');
  await page.reload();
  await saved(page).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Remember outputs in this browser' }).isChecked()).toBe(false);
  expect(await output(page).textContent()).toBe('');
  await page.assertClean();
});

test('a blocked storage is said once and nothing on the screen is lost', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await page.reload();
  await notices(page).getByText('does not let the page save').waitFor();
  await paste(page, orders);
  await result(page)
    .getByRole('tab', { name: /^CSV \d/ })
    .click();
  await result(page).getByText('A1,1,199.5').waitFor();
  await page.getByText('Not saved: the browser refuses').waitFor();
  expect(await notices(page).getByRole('button', { name: 'Dismiss' }).count()).toBe(1);
  await page.assertClean();
});

test('a full storage is said once, and the output stays on the screen', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await paste(page, orders);
  await showAs(page, /^YAML \d/);
  await notices(page).getByText('has no room left').waitFor();
  await showAs(page, /^CSV \d/);
  await result(page).getByText('A1,1,199.5').waitFor();
  await page.getByText('Not saved: no room left').waitFor();
  expect(await notices(page).getByRole('button', { name: 'Dismiss' }).count()).toBe(1);
  await page.assertClean();
});

test('a tab follows what another one does with the same design, and can take it back', async () => {
  const one = await openPage();
  await paste(one, orders);
  await one.getByRole('checkbox', { name: 'Keep amt' }).uncheck();
  await waitUntilKept(one, 'amt');
  const two = await openPage({ context: one.context() });
  await saved(two).waitFor();
  await paste(two, orders);
  await showAs(two, /^YAML \d/);
  await notices(one).getByText('was changed in another tab').waitFor();
  await result(one)
    .getByRole('tab', { name: /^YAML \d/, selected: true })
    .waitFor();
  await one.getByRole('button', { name: 'Undo', exact: true }).click();
  await result(two)
    .getByRole('tab', { name: /^CSV \d/, selected: true })
    .waitFor();
  await one.assertClean();
  await two.assertClean();
});

test('of two tabs that changed the same design unheard, neither overwrites the other', async () => {
  const one = await openPage();
  await one.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await one.reload();
  await paste(one, orders);
  await one.getByRole('checkbox', { name: 'Keep amt' }).uncheck();
  await waitUntilKept(one, 'amt');
  const two = await openPage({ context: one.context() });
  await saved(two).waitFor();
  await showAs(one, /^YAML \d/);
  await waitUntilKept(one, '"format":"yaml"');
  await paste(two, orders);
  await showAs(two, /^Markdown \d/);
  await notices(two).getByText('Both are kept').waitFor();
  await waitUntilKept(two, '"format":"markdown"');
  expect(await kept(two)).toContain('"format":"yaml"');
  await result(two)
    .getByRole('tab', { name: /^Markdown \d/, selected: true })
    .waitFor();
  await one.assertClean();
  await two.assertClean();
});

test('designs and samples: added, named, switched, deleted and brought back', async () => {
  const page = await openPage();
  await paste(page, orders);
  await choose(page, /^Design:/, 'Rename this design');
  await page.getByRole('textbox', { name: 'Name of the design' }).fill('Orders');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Design: Orders' }).waitFor();

  await choose(page, /^Sample:/, 'Add a sample');
  await page.getByRole('button', { name: 'Sample: Sample 2' }).waitFor();
  await paste(page, '[]');
  await choose(page, /^Sample:/, 'Sample 1');
  await result(page).getByText('A1').first().waitFor();

  await choose(page, 'Examples', 'An empty list');
  await page.getByRole('button', { name: 'Design: An empty list' }).waitFor();
  await counted(page);
  await choose(page, /^Design:/, 'Orders');
  await result(page).getByText('A1').first().waitFor();
  await choose(page, /^Design:/, 'Delete this design');
  await page.getByRole('button', { name: 'Design: An empty list' }).waitFor();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Design: Orders' }).waitFor();
  await result(page).getByText('A1').first().waitFor();
  await page.assertClean();
});

test.each(['light', 'dark'] as const)('menus and notices are accessible in the %s theme', async (colorScheme) => {
  const page = await openPage({ colorScheme });
  await paste(page, orders);
  await page.getByRole('button', { name: 'Clear' }).click();
  await notices(page).getByText('Cleared the output.').waitFor();
  for (const name of ['Examples', /^Design:/, /^Sample:/]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('menu').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  }
  await page.assertClean();
});

test('theme and panes are remembered', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Theme: as the system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  const share = () => page.getByRole('separator', { name: 'Resize Output' }).getAttribute('aria-valuenow');
  expect(await share()).toBe('23');
  await page.getByRole('separator', { name: 'Resize Output' }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(share).toBe('28');
  await page.reload();
  await expect.poll(share).toBe('28');
  await page.getByRole('separator', { name: 'Resize Output' }).dblclick();
  await expect.poll(share).toBe('23');
  await page.assertClean();
});

test('the history lists every change in words, and each can be gone to', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.getByRole('checkbox', { name: 'Keep amt' }).uncheck();
  await page.getByRole('checkbox', { name: 'Keep st' }).uncheck();
  await page.getByRole('button', { name: 'History' }).click();
  const steps = page.getByRole('menu', { name: 'History' }).getByRole('menuitemradio');
  await steps.first().waitFor();
  expect(await steps.allTextContents()).toEqual(['Drop st', 'Drop amt', 'As it was at first']);
  await expectNoAxeViolations(page);
  await steps.nth(2).click();
  expect(await page.getByRole('checkbox', { name: 'Keep amt' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await page.getByRole('checkbox', { name: 'Keep amt' }).isChecked()).toBe(false);
  await page.keyboard.press('ControlOrMeta+Z');
  expect(await page.getByRole('checkbox', { name: 'Keep amt' }).isChecked()).toBe(true);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  expect(await page.getByRole('checkbox', { name: 'Keep amt' }).isChecked()).toBe(false);
  await page.assertClean();
});

test('the palette finds and does every command by keyboard, and ? lists the shortcuts', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.keyboard.press('ControlOrMeta+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('searchbox', { name: 'Search commands' }).waitFor();
  await page.keyboard.type('as csv');
  await palette.getByRole('menuitem', { name: 'Show as CSV' }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await result(page)
    .getByRole('tab', { name: /^CSV \d/, selected: true })
    .waitFor();
  expect(await palette.count()).toBe(0);

  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('?');
  const listed = page.getByRole('dialog', { name: 'Shortcuts' });
  await listed.getByText('Search all commands').waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  expect(await listed.count()).toBe(0);
  await page.assertClean();
});
