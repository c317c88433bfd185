import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';
import { choose, clipboard, counted, openCard, paste, result, stage } from './person.ts';

const token = ['ghp', 'a1B2'.repeat(9)].join('_');
const output = JSON.stringify([
  { id: 1, mail: 'mara@example.org', note: `use ${token}` },
  { id: 2, mail: 'tobi@example.org', note: 'none' },
]);
const review = (page: CheckedPage) => page.getByRole('dialog', { name: 'There are secrets in this text' });
const copy = (page: CheckedPage) => result(page).getByRole('button', { name: 'Copy' });

test('a text with secrets waits for a look; without any a line says what left', async () => {
  const page = await openPage();
  await paste(page, output);
  await stage(page, 'Redact').getByText('1 rule · 1 value hidden').waitFor();
  await copy(page).click();
  await result(page)
    .getByText(/^Copied: .* · 1 value hidden · not hidden: email addresses: 2$/)
    .waitFor();
  expect(await clipboard(page)).not.toContain(token);

  await stage(page, 'Redact').getByRole('switch', { name: 'Redact on' }).click({ force: true });
  await result(page).getByText(token).first().waitFor();
  await copy(page).click();
  await review(page).getByText('GitHub tokens: 1').waitFor();
  await expectNoAxeViolations(page);
  expect(await clipboard(page)).not.toContain(token);
  await review(page).getByRole('button', { name: 'Hide them' }).click();
  await stage(page, 'Redact').getByText('1 rule · 1 value hidden').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await result(page).getByText(token).first().waitFor();

  await copy(page).click();
  await review(page).getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => clipboard(page)).toContain(token);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy(page).click();
  await expect.poll(() => clipboard(page)).toContain(token);
  await page.assertClean();
});

test('a pattern that never ends is stopped, and nothing leaves that it should have hidden', async () => {
  const page = await openPage();
  await paste(page, JSON.stringify([{ id: 1, note: `${'a'.repeat(60)}!` }]));
  const redact = await openCard(page, 'Redact');
  await choose(redact, page, 'Hide by', 'pattern');
  await redact.getByRole('textbox', { name: 'Regular expression' }).fill('(a+)+$');
  await redact.getByRole('button', { name: 'Add a rule' }).click();
  await redact.getByText('exported code can’t take it').waitFor();
  await page.getByRole('status').filter({ hasText: 'A pattern of yours took too long' }).waitFor({ timeout: 30_000 });
  expect(await copy(page).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Export TypeScript' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await counted(page);
  expect(await copy(page).isEnabled()).toBe(true);
  await page.assertClean();
});
