import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';

const orders = JSON.stringify(
  {
    data: {
      list: [
        { id: 'A1', st: 1, amt: 199.5 },
        { id: 'A2', st: 0, amt: 59 },
      ],
      total: 2,
    },
  },
  null,
  2,
);

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 10_000 });
const output = (page: CheckedPage) => page.getByRole('textbox', { name: 'Tool output' });
const counted = (page: CheckedPage) => page.getByRole('status').filter({ hasText: /^[\d,]+ tokens$/ });
const lines = (within: CheckedPage | Locator) => within.locator('.monaco-editor .view-line').first();

async function paste(page: CheckedPage, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await counted(page).waitFor();
}

/** The page once Monaco has taken over the output. */
async function openEditor(text: string, options: Parameters<typeof openPage>[0] = {}): Promise<CheckedPage> {
  const page = await openPage(options);
  await paste(page, text);
  await lines(page).waitFor();
  return page;
}

const pastedText = async (page: CheckedPage) => {
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  return page.evaluate(() => navigator.clipboard.readText());
};

test('the editor takes over the box with its name, its focus and its text, and hardly moves anything', async () => {
  const page = await openPage();
  await page.evaluate(() => {
    const scope = globalThis as unknown as { shifts: number };
    scope.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [], value } = entry as PerformanceEntry & { sources?: { node: Node }[]; value: number };
        const isOurs = ({ node }: { node: Node }) =>
          (node instanceof Element ? node : node?.parentElement)?.closest('[aria-label="Output"], .monaco-editor');
        if (sources.some(isOurs)) scope.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await output(page).pressSequentially('{"a": 1, "b": [2, 3]}');
  await lines(page).waitFor();
  await page.keyboard.type(' ');
  expect(await output(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await pastedText(page)).toBe('{"a": 1, "b": [2, 3]} ');
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(0.005);
  await page.assertClean();
});

test('what is typed in the editor is counted, and undone there', async () => {
  const page = await openEditor(orders);
  const raw = page.getByRole('button', { name: /^Raw/ });
  const before = await raw.textContent();
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\n\n"more"');
  await eventually(() => raw.textContent()).not.toBe(before);
  await page.locator('.squiggly-warning').first().waitFor();
  for (let step = 0; step < 12 && (await pastedText(page)) !== orders; step += 1) {
    await page.keyboard.press('ControlOrMeta+Z');
  }
  expect(await pastedText(page)).toBe(orders);
  await eventually(() => raw.textContent()).toBe(before);
  await page.assertClean();
});

test('a text with line ends of Windows stays as it was pasted; one of both kinds is only shown', async () => {
  const page = await openEditor('id,name\r\n1,a\r\n2,b\r\n');
  await page.getByRole('button', { name: /^Raw/ }).getByText('19 B').waitFor();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await paste(page, 'id,name\r\n1,a\n2,b\r\n');
  await eventually(() => output(page).getAttribute('aria-readonly')).toBe('true');
  await page.assertClean();
});

test('a problem of the output is underlined and its sentence leads there', async () => {
  const page = await openEditor('{"a": 1,\n "a": 2,\n "b": 3}');
  await page.locator('.squiggly-warning').waitFor();
  const read = page.getByRole('region', { name: 'Stages' }).getByRole('group', { name: 'Read', exact: true });
  await read.getByRole('button', { name: /^Read/ }).click();
  await read.getByRole('list', { name: 'Problems' }).getByRole('button').click();
  expect(await output(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"a"');
  await page.assertClean();
});

test('Tab leaves the editor in both directions, and Ctrl+M lets it write tabs', async () => {
  const page = await openEditor(orders);
  const isInside = () => output(page).evaluate((box) => box === document.activeElement);
  await output(page).focus();
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Control+M');
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Control+M');
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(false);
  const hint = await output(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${hint}"]`).textContent()).toMatch(/Tab leaves/);
  await page.assertClean();
});

test('a field that is pointed at is marked in the output and in the result', async () => {
  const page = await openEditor(orders);
  await page.getByRole('row', { name: /^st\b/ }).hover();
  await eventually(() => page.locator('.monaco-editor [class*="found"]').count()).toBe(2);
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('pointed-field') ?? [])].map(String));
  expect(await marked()).not.toEqual([]);
  await page.getByRole('heading', { name: 'Stages' }).hover();
  await eventually(() => page.locator('.monaco-editor [class*="found"]').count()).toBe(0);
  expect(await marked()).toEqual([]);
  await page.assertClean();
});

test('the config written as text changes the result, and Undo changes the text', async () => {
  const page = await openEditor(orders);
  const shown = () => page.getByRole('tablist', { name: 'Formats' }).getByRole('tab', { selected: true });
  const before = await shown().textContent();
  await page.getByRole('button', { name: 'As text', exact: true }).click();
  const pane = page.getByRole('region', { name: 'Config as JSON' });
  await lines(pane).waitFor();
  const copyAll = async () => {
    await pane.getByRole('textbox', { name: 'Config as JSON' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const write = async (text: string) => {
    await copyAll();
    await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  const config = await copyAll();
  await write(config.replace(/"format": "[\w-]+"/, '"format": "yam"'));
  await pane.getByText('Not used yet').waitFor();
  await pane.locator('.squiggly-error').first().waitFor();
  expect(await shown().textContent()).toBe(before);

  await pane.getByRole('button', { name: /“render.format” can't be this/ }).click();
  await page.keyboard.type('"format": "yaml"');
  await pane.getByText('Used as you write it').waitFor();
  await eventually(() => shown().textContent()).toMatch(/^YAML/);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(() => shown().textContent()).toBe(before);
  expect(await copyAll()).toBe(config);
  await page.assertClean();
});

test('a config that is being written is offered what may stand there', async () => {
  const page = await openEditor(orders);
  await page.getByRole('button', { name: 'As text', exact: true }).click();
  const pane = page.getByRole('region', { name: 'Config as JSON' });
  await lines(pane).waitFor();
  await pane.getByRole('textbox', { name: 'Config as JSON' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"version": 1, "render": {"pla');
  await page.getByRole('option', { name: /^placement/ }).waitFor();
  await page.keyboard.press('Enter');
  await pane.getByText('Used as you write it').waitFor();
  await page.assertClean();
});

test('exported files are shown as code and come back as a design of their own', async () => {
  const page = await openEditor(orders);
  await page.getByRole('button', { name: 'Export TypeScript' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export TypeScript' });
  await lines(dialog).waitFor();
  await dialog.getByText('export', { exact: true }).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: /^Download( all)?$/ })
      .last()
      .click(),
  ]);
  await dialog.locator('input[type=file]').setInputFiles(await download.path());
  await dialog.getByRole('status').filter({ hasText: 'beside the others' }).waitFor();
  await page.assertClean();
});

test.each(['light', 'dark'] as const)('the editors are accessible in the %s theme', async (colorScheme) => {
  const page = await openEditor(orders, { colorScheme });
  await page.getByRole('button', { name: 'As text', exact: true }).click();
  await lines(page.getByRole('region', { name: 'Config as JSON' })).waitFor();
  await expectNoAxeViolations(page);
  await page.assertClean();
});

test('the theme switches in the editor along with the page', async () => {
  const page = await openEditor(orders);
  const background = () =>
    page
      .locator('.monaco-editor-background')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(background).not.toBe(light);
  await page.assertClean();
});

test('on a narrow page the plain box stays', async () => {
  const page = await openPage({ width: 800, height: 900 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await paste(page, orders);
  expect(await output(page).inputValue()).toBe(orders);
  expect(requested.filter((url) => /monaco/.test(url))).toEqual([]);
  await page.assertClean();
});

test('an output too big for the editor is edited once asked for; another as big is looked at first', async () => {
  const rows = Array.from({ length: 30_000 }, (_, id) => ({
    id,
    city: 'Oslo',
    note: 'a line of some length, the same each time',
  }));
  const text = (first: string) => JSON.stringify([{ ...rows[0], city: first }, ...rows.slice(1)], null, 1);
  const page = await openPage();
  const raw = page.getByRole('button', { name: /^Raw/ });
  await paste(page, text('Oslo'));
  await page.getByRole('button', { name: 'Edit the text' }).press('Enter');
  await lines(page).waitFor();
  await eventually(() => output(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);

  await eventually(() => raw.textContent()).not.toContain('≈');
  const before = await raw.textContent();
  await page.keyboard.type('word');
  await eventually(() => raw.textContent()).not.toBe(before);
  await page.keyboard.press('ControlOrMeta+Z');
  await eventually(() => raw.textContent()).toBe(before);

  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text('Bergen'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByRole('button', { name: 'Edit the text' }).waitFor();
  await counted(page).waitFor();
  expect(await output(page).textContent()).toContain('Bergen');
});
