import { expect, test } from 'vitest';
import { type CheckedPage, openPage } from './harness.ts';
import { choose, counted, openCard, paste, result, stage } from './person.ts';

const orders = JSON.stringify({
  data: {
    list: [
      { id: 'A1', st: 1, mail: 'mara@example.org' },
      { id: 'A2', st: 0, mail: 'tobi@example.org' },
      { id: 'A3', st: 1, mail: 'ines@example.org' },
    ],
    total: 3,
  },
});

const text = (page: CheckedPage) => result(page).getByRole('group', { name: 'Final text' });
const eventually = (page: CheckedPage) => expect.poll(() => text(page).textContent(), { timeout: 10_000 });

test("every stage's main control changes what the model sees, and Undo takes each back", async () => {
  const page = await openPage();
  await paste(page, orders);
  const before = await text(page).textContent();

  const select = await openCard(page, 'Select');
  await choose(select, page, 'Records', 'the whole output');
  await eventually(page).toContain('"total"');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(page).toBe(before);

  await page.getByRole('textbox', { name: 'Name for st' }).fill('paid');
  await page.keyboard.press('Enter');
  await eventually(page).toContain('id,paid,mail');

  const redact = await openCard(page, 'Redact');
  await redact.getByRole('combobox', { name: 'Detector' }).fill('email');
  await page.getByRole('option', { name: 'email addresses' }).click();
  await redact.getByRole('button', { name: 'Add a rule' }).click();
  await eventually(page).not.toContain('mara@example.org');

  const truncate = await openCard(page, 'Truncate');
  await truncate.getByRole('textbox', { name: 'Rows at most' }).fill('1');
  await page.keyboard.press('Enter');
  await eventually(page).not.toContain('A2');
  await stage(page, 'Truncate').getByText('first 1 row').waitFor();

  const render = await openCard(page, 'Render');
  await choose(render, page, 'Format', 'Markdown');
  await eventually(page).toContain('| id | paid |');

  const envelope = await openCard(page, 'Envelope');
  await envelope.getByRole('switch', { name: 'Envelope on' }).click({ force: true });
  await eventually(page).not.toContain('status');

  const message = await openCard(page, 'Message');
  await choose(message, page, 'Sent to', 'Anthropic');
  await expect
    .poll(() => message.getByRole('group', { name: 'The message as it is sent' }).textContent())
    .toContain('"tool_result"');

  const read = await openCard(page, 'Read');
  await read.getByRole('switch', { name: 'Read on' }).click({ force: true });
  await stage(page, 'Read').getByText('off: passes everything on').waitFor();

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) await undo.click();
  await counted(page);
  await eventually(page).toBe(before);
  await page.assertClean();
});

test('a stage is clicked in the waterfall to see its text', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await result(page).getByText('After Select').waitFor();
  await expect.poll(() => result(page).getByRole('group', { name: 'After Select' }).textContent()).toContain('mara@');
  await result(page).getByRole('button', { name: 'Back to the final text' }).click();
  await text(page).waitFor();
  await page.assertClean();
});

test('by keyboard the fields are two stops from the top, and the waterfall is one', async () => {
  const page = await openPage();
  await paste(page, orders);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.getByRole('button', { name: 'Go to the fields' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('row');

  const tiles = page.getByRole('toolbar', { name: 'What each stage leaves' });
  await tiles.getByRole('button', { name: /^Raw/ }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Select/);
  await page.keyboard.press('Tab');
  expect(await tiles.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  await page.assertClean();
});

test('facts unfold with the first output, and say where they come from', async () => {
  const page = await openPage();
  const toggle = page.getByRole('group', { name: 'Facts' }).getByRole('button', { name: /^Facts/ });
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await paste(page, `HTTP/1.1 200 OK\ncontent-type: application/json\n\n${orders}`);
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  const origin = page.getByRole('group', { name: 'Facts' }).getByText('from HTTP response').first();
  await expect.poll(() => origin.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await page.assertClean();
});

test('a name can be given to a value that this output does not hold', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.getByRole('button', { name: 'Name the values of st' }).click();
  const dialog = page.getByRole('dialog', { name: /^Names for the values of/ });
  await dialog.getByRole('textbox', { name: 'Value', exact: true }).fill('2');
  await dialog.getByRole('textbox', { name: 'Its name' }).fill('refunded');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Name for 2' }).inputValue()).toBe('refunded');
  await dialog.getByRole('textbox', { name: 'Value', exact: true }).fill('1');
  await dialog.getByText('This value is in the list above.').waitFor();
  await page.assertClean();
});

test("the keys of a field's row work from its checkbox too", async () => {
  const page = await openPage();
  await paste(page, orders);
  const focused = () => page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('data-key'));
  // Costs put the rows into their order.
  await page.getByRole('row', { name: /^st\b/ }).getByText('%').waitFor();
  await page.getByRole('checkbox', { name: 'Keep st' }).focus();
  // Neither in the source's order nor by cost is it the first.
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).not.toContain('st');
  await page.getByRole('checkbox', { name: 'Keep st' }).focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('paid');
  await page.keyboard.press('Enter');
  await eventually(page).toContain('id,paid,mail');
  await expect.poll(focused).toContain('st');
  await page.keyboard.press('Space');
  await eventually(page).not.toContain('paid');
  await page.assertClean();
});

test("a host's limit is chosen in the unit that the host counts in, and the text is fitted to it", async () => {
  const page = await openPage();
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, note: `row ${id}` }));
  await paste(page, JSON.stringify(rows));
  const budget = page.getByRole('button', { name: /^Budget/ });
  for (const [preset, shown] of [
    ['A lean tool', '800'],
    ['qwen-code, in lines', '1,000 lines'],
  ]) {
    await budget.click();
    await page.getByRole('option', { name: new RegExp(`^${preset}`) }).click();
    await expect.poll(() => budget.textContent()).toContain(`Budget${shown?.replace(' ', '')}`);
  }
  await budget.click();
  await page.getByRole('textbox', { name: 'Budget' }).fill('9');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Budget' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Fit the text to 9 lines' }).click();
  await eventually(page).not.toContain('row 8');
  await stage(page, 'Truncate').getByText('fits 9 lines').waitFor();
  await page.assertClean();
});

test('the rows that are left out have a cursor, which leads to them when a call brings it back', async () => {
  const page = await openPage();
  const rows = Array.from({ length: 30 }, (_, id) => ({ id, note: `row ${id}` }));
  await paste(page, JSON.stringify({ rows, snapshot_id: 'v1' }));
  await page.getByRole('button', { name: /^Put in a cursor to the rows/ }).click();
  const truncate = await openCard(page, 'Truncate');
  await choose(truncate, page, 'Cursor to the other rows', 'in its parts');
  await eventually(page).toContain('meta.next.offset_token: 20');
  const cursor = page.getByRole('group', { name: 'Facts' }).getByRole('textbox', { name: 'Cursor' });
  if (!(await cursor.isVisible())) await page.getByRole('button', { name: /^Facts/ }).click();
  await cursor.fill('{"snapshot_id":"v1","offset_token":"20"}');
  await page.keyboard.press('Enter');
  await eventually(page).toContain('row 29');
  await cursor.fill('{"snapshot_id":"v0","offset_token":"20"}');
  await page.keyboard.press('Enter');
  await eventually(page).toContain('CURSOR_STALE');
  await page.assertClean();
});
