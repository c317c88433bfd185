import { describe, expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';
import { paste, result } from './person.ts';

const text = (page: CheckedPage) => result(page).getByRole('group', { name: 'Final text' });
const eventually = (page: CheckedPage) => expect.poll(() => text(page).textContent(), { timeout: 10_000 });
const press = (page: CheckedPage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const chip = (name: string) => `${name}: choose how it is read`;

test('a chip opens what else the output could be, and Undo takes the choice back', async () => {
  const page = await openPage();
  await paste(page, '```json\n[{"id": 1, "note": "paid"}, {"id": 2, "note": "open"}]\n```');
  await eventually(page).toContain('id,note');

  await press(page, chip('JSON'));
  const menu = page.getByRole('menu', { name: 'Read this as' });
  await menu.getByRole('menuitem', { name: 'Whatever fits' }).waitFor();
  expect(await menu.getByRole('menuitemradio').allTextContents()).toEqual(['JSON', 'plain text']);
  await expectNoAxeViolations(page);
  await menu.getByRole('menuitemradio', { name: 'plain text' }).click();
  await eventually(page).toContain('[{"id": 1, "note": "paid"}');
  await page.getByRole('button', { name: chip('plain text') }).waitFor();

  await press(page, 'Undo');
  await eventually(page).toContain('id,note');

  await press(page, chip('Markdown fence'));
  await page.getByRole('menuitemradio', { name: 'plain text' }).click();
  await eventually(page).toContain('```json');
  await page.assertClean();
});

test('a repair is seen before it is made, and marks the result', async () => {
  const page = await openPage();
  await paste(page, '[{"id": 1, "note": "paid"}, {"id": 2, "note": "op');
  await eventually(page).toContain('status: partial');

  await press(page, 'Repair it…');
  const dialog = page.getByRole('dialog', { name: 'Repair the JSON' });
  await dialog.getByText('1 item came whole before that.').waitFor();
  const changes = await dialog.getByRole('group', { name: 'What would change' }).textContent();
  expect(changes).toMatch(/"note": "opput in "\}\]$/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Leave it as text' }).click();
  expect(await text(page).textContent()).toContain('input_truncated');

  await press(page, 'Repair it…');
  await dialog.getByRole('button', { name: 'Repair it', exact: true }).click();
  await page.getByRole('button', { name: chip('repaired JSON') }).waitFor();
  await eventually(page).toContain('2,op');
  const repaired = await text(page).textContent();
  expect(repaired).toContain('status: partial');
  expect(repaired).toContain('input_truncated');
  await result(page).getByText('what was put in is a guess').waitFor();

  await press(page, chip('repaired JSON'));
  await page.getByRole('menuitemradio', { name: 'repaired JSON', checked: true }).waitFor();
  await page.getByRole('menuitemradio', { name: 'broken JSON' }).click();
  await eventually(page).toContain('"note": "op');
  await page.assertClean();
});

describe('the log of a conversation', () => {
  const call = (id: string, tool: string) => ({ id, type: 'function', function: { name: tool, arguments: '{}' } });
  const log = JSON.stringify([
    { role: 'user', content: 'go' },
    { role: 'assistant', tool_calls: [call('c1', 'find'), call('c2', 'find'), call('c3', 'drop'), call('c4', 'wait')] },
    { role: 'tool', tool_call_id: 'c1', content: '[{"hit":"first"},{"hit":"other"}]' },
    { role: 'tool', tool_call_id: 'c2', content: '[{"hit":"second"}]' },
    { role: 'tool', tool_call_id: 'c3', content: 'dropped' },
  ]);

  test('shows one call, the one before, the one after, or one out of a list', async () => {
    const page = await openPage();
    await paste(page, log);
    await eventually(page).toContain('dropped');
    await page.getByText('Call 3 of 3: drop').waitFor();
    expect(await page.getByRole('button', { name: 'Next call' }).isDisabled()).toBe(true);

    await press(page, 'Previous call');
    await eventually(page).toContain('second');
    await press(page, 'Next call');
    await eventually(page).toContain('dropped');

    await press(page, 'Choose a call…');
    const dialog = page.getByRole('dialog', { name: 'Calls of this log' });
    await dialog.getByRole('table').waitFor();
    expect(await dialog.getByRole('row').allTextContents()).toEqual([
      'ToolCall idTokensStatus',
      expect.stringMatching(/^findc1\d+answered$/),
      expect.stringMatching(/^findc2\d+answered$/),
      expect.stringMatching(/^dropc3\d+answered$/),
      'waitc4no result',
    ]);
    await expectNoAxeViolations(page);
    await dialog.getByRole('row', { name: /c1/ }).getByRole('button').click();
    await eventually(page).toContain('first');
    await page.getByText('Call 1 of 3: find').waitFor();

    await press(page, 'Choose a call…');
    await press(page, 'Add the other result of find as a sample');
    await press(page, /Sample 1/);
    await page.getByRole('menu').getByText('find c2').waitFor();
    await page.assertClean();
  });

  test('that holds many calls can be narrowed', async () => {
    const page = await openPage();
    const many = Array.from({ length: 300 }, (_, index) => ({
      role: 'tool',
      name: index === 7 ? 'rare' : 'find',
      tool_call_id: `c${index + 1}`,
      content: `[{"n":${index}}]`,
    }));
    await paste(page, JSON.stringify(many));
    await press(page, 'Choose a call…');
    const dialog = page.getByRole('dialog', { name: 'Calls of this log' });
    await dialog.getByText('101–300 of 300 calls').waitFor();
    expect(await dialog.getByRole('row', { name: /c300/ }).isVisible()).toBe(true);
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: 'Find a call by its tool, id or status' }).fill('rare');
    await dialog.getByText('1 call', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'rare' }).click();
    await page.getByText('Call 8 of 300: rare').waitFor();
    await page.assertClean();
  });
});

describe('facts are shown with where they came from, and can be edited', () => {
  const content = '[{"a":1}]';
  test.each([
    ['an answer of curl', `HTTP/2 429\nretry-after: 30\n\n${content}`, 'HTTP status', '429', 'HTTP response'],
    [
      'a HAR',
      JSON.stringify({
        log: { entries: [{ request: {}, response: { status: 503, content: { text: content } }, time: 9 }] },
      }),
      'HTTP status',
      '503',
      'HTTP archive',
    ],
    [
      'an MCP result',
      JSON.stringify({ content: [{ type: 'text', text: content }], isError: true }),
      'Is an error',
      'yes',
      'MCP result',
    ],
    [
      'an OpenAI log',
      JSON.stringify({ role: 'tool', tool_call_id: 'call_7', name: 'find', content }),
      'Tool',
      'find',
      'OpenAI tool message',
    ],
  ])('of %s', async (_, output, name, value, reader) => {
    const page = await openPage();
    await paste(page, output);
    const facts = page.getByRole('group', { name: 'Facts' });
    const toggle = facts.getByRole('button', { name: /^Facts/ });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    const isChoice = name === 'Is an error';
    const field = isChoice
      ? facts.getByRole('button', { name: new RegExp(`${name}$`) })
      : facts.getByRole('textbox', { name, exact: true });
    await expect.poll(() => (isChoice ? field.textContent() : field.inputValue())).toContain(value);
    await facts.getByText(`from ${reader}`).first().waitFor();
    await expectNoAxeViolations(page, '[role=group][aria-label=Facts]');

    if (isChoice) {
      await field.click();
      await page.getByRole('option', { name: 'no', exact: true }).click();
    } else {
      await field.fill(name === 'Tool' ? 'other' : '200');
      await page.keyboard.press('Enter');
    }
    await facts.getByText('by hand').waitFor();
    await page.assertClean();
  });

  test('headers too', async () => {
    const page = await openPage();
    await paste(page, `HTTP/2 429\nretry-after: 30\n\n{"error":"slow down"}`);
    const facts = page.getByRole('group', { name: 'Facts' });
    const toggle = facts.getByRole('button', { name: /^Facts/ });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    const headers = facts.getByRole('textbox', { name: 'Headers' });
    await expect.poll(() => headers.inputValue()).toBe('retry-after: 30');
    await result(page).getByText(/30/).first().waitFor();
    await headers.fill('retry-after: 77');
    await facts.getByRole('textbox', { name: 'Tool' }).focus();
    await result(page).getByText(/77/).first().waitFor();
    await page.assertClean();
  });
});
