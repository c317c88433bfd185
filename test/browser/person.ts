import type { CheckedPage } from './harness.ts';

// What a person sees and does, in the words that the page has for it.

export const output = (page: CheckedPage) => page.getByRole('textbox', { name: 'Tool output' });
export const result = (page: CheckedPage) => page.getByRole('region', { name: 'What the model sees' });
export const notices = (page: CheckedPage) => page.getByRole('region', { name: 'Notices' });
export const stage = (page: CheckedPage, name: string) =>
  page.getByRole('region', { name: 'Stages' }).getByRole('group', { name, exact: true });

/** Resolves when the final text is counted exactly. */
export const counted = (page: CheckedPage) =>
  page
    .getByRole('status')
    .filter({ hasText: /^\d[\d,]* tokens$/ })
    .waitFor();

export async function copyToClipboard(page: CheckedPage, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
}

export const clipboard = (page: CheckedPage) => page.evaluate(() => navigator.clipboard.readText());

export async function paste(page: CheckedPage, text: string): Promise<void> {
  await copyToClipboard(page, text);
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await counted(page);
}

/** Opens a stage's card. */
export async function openCard(page: CheckedPage, name: string): Promise<ReturnType<typeof stage>> {
  const card = stage(page, name);
  const head = card.getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return card;
}

/** Chooses from a list that a button with this label unfolds. */
export async function choose(
  within: ReturnType<typeof stage>,
  page: CheckedPage,
  label: string,
  option: string | RegExp,
): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
