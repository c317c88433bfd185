import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appUrl, type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';

const orders = JSON.stringify([
  { id: 'A1', st: 1, mail: 'mara@example.org' },
  { id: 'A2', st: 0, mail: 'tobi@example.org' },
]);

const result = (page: CheckedPage) => page.getByRole('region', { name: 'What the model sees' });
const output = (page: CheckedPage) => page.getByRole('textbox', { name: 'Tool output' });
const share = (page: CheckedPage) => page.getByRole('dialog', { name: 'Share this design' });
const notices = (page: CheckedPage) => page.getByRole('region', { name: 'Notices' });
const clipboard = (page: CheckedPage) => page.evaluate(() => navigator.clipboard.readText());

async function paste(page: CheckedPage, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d[\d,]* tokens$/ })
    .waitFor();
}

async function showAs(page: CheckedPage, name: RegExp): Promise<void> {
  await result(page).getByRole('tab', { name }).click();
  await result(page).getByRole('tab', { name, selected: true }).waitFor();
}

async function copyLink(page: CheckedPage): Promise<string> {
  await share(page).getByRole('button', { name: 'Copy link' }).click();
  await share(page).getByText('Copied').waitFor();
  return clipboard(page);
}

test('a shared link opens the design elsewhere, without the output, as a design of its own', async () => {
  const page = await openPage();
  await paste(page, orders);
  await showAs(page, /^YAML \d/);
  await page.keyboard.press('ControlOrMeta+S');
  await share(page)
    .getByText(/^[\d,]+ of 8,000 characters$/)
    .waitFor();
  await expectNoAxeViolations(page);
  const link = await copyLink(page);
  expect(link).toMatch(/#v1\.[\w-]+$/);

  const other = await openPage({ path: link.slice(link.indexOf('#')) });
  await notices(other).getByText('of the link as a new design').waitFor();
  expect(new URL(other.url()).hash).toBe('');
  expect(await output(other).textContent()).toBe('');
  await paste(other, orders);
  await result(other)
    .getByRole('tab', { name: /^YAML \d/, selected: true })
    .waitFor();

  // Once more in the same tab: what is there stays.
  await other.evaluate(
    (hash) => {
      location.hash = hash;
    },
    link.slice(link.indexOf('#')),
  );
  await expect.poll(() => new URL(other.url()).hash).toBe('');
  await other.getByRole('button', { name: /^Design:/ }).click();
  await expect.poll(() => other.getByRole('menuitemradio').count()).toBe(2);
  await page.assertClean();
  await other.assertClean();
});

test('outputs leave only after the person has seen what they hold', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await share(page).getByRole('checkbox', { name: 'Include the outputs' }).count()).toBe(0);
  await share(page).getByRole('button', { name: 'See what they hold' }).click();
  await share(page).getByText('2 secrets or personal values found').waitFor();
  await share(page).getByRole('checkbox', { name: 'Include the outputs' }).check();
  await expectNoAxeViolations(page);
  const link = await copyLink(page);
  const other = await openPage({ path: link.slice(link.indexOf('#')) });
  await result(other).getByText('A1').first().waitFor();
  await page.assertClean();
  await other.assertClean();
});

test('a secret in the config holds the link back until it was seen', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.getByRole('button', { name: /^Design:/ }).click();
  await page.getByRole('menuitem', { name: 'Rename this design' }).click();
  await page.getByRole('textbox', { name: 'Name of the design' }).fill('for mara@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const copy = share(page).getByRole('button', { name: 'Copy link' });
  await share(page).getByText('1 value in it looks like a secret').waitFor();
  expect(await copy.isDisabled()).toBe(true);
  await share(page).getByRole('checkbox', { name: 'share them anyway' }).check();
  await expect.poll(() => copy.isEnabled()).toBe(true);
  await page.assertClean();
});

test('hostile links are refused in words and open nothing', async () => {
  const bomb = `#v1.${deflateRawSync(Buffer.alloc(9_000_000, 32)).toString('base64url')}`;
  const cases = [
    ['#v1.AAAA', 'holds no design that can be read'],
    [`#v1.${deflateRawSync('[1,2]').toString('base64url')}`, 'holds no design that can be read'],
    ['#v9.AAAA', 'made by a newer version'],
    [bomb, 'holds more than a design can be'],
  ] as const;
  const page = await openPage();
  for (const [link, said] of cases) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await notices(page).getByText(said).waitFor();
    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.getByRole('button', { name: 'Design: Untitled design' }).waitFor();
  await page.assertClean();
});

test('a link with wrong parts opens without them and names them', async () => {
  const saved = { version: 1, name: 'odd', shaper: { version: 1, render: { format: 'word' }, extra: 1 } };
  const page = await openPage({ path: `#v1.${deflateRawSync(JSON.stringify(saved)).toString('base64url')}` });
  await notices(page).getByText('2 parts of it could not be used').waitFor();
  await expectNoAxeViolations(page);
  await page.assertClean();
});

test('a downloaded design opens again, by Open and by drop', async () => {
  const page = await openPage();
  await paste(page, orders);
  await showAs(page, /^CSV \d/);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await share(page).getByRole('button', { name: 'Download design' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('design.toolshape.json');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).not.toContain('A1');
  await page.keyboard.press('Escape');

  const other = await openPage();
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await (await chooser).setFiles({
    name: 'orders.toolshape.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await notices(other).getByText('as a new design').waitFor();
  await paste(other, orders);
  await result(other)
    .getByRole('tab', { name: /^CSV \d/, selected: true })
    .waitFor();
  await page.assertClean();
  await other.assertClean();
});

test('a file for an output that is there becomes a sample of its own', async () => {
  const page = await openPage();
  await paste(page, orders);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await (await chooser).setFiles([
    { name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from('[]') },
    { name: 'error.txt', mimeType: 'text/plain', buffer: Buffer.from('Error: timeout after 3000 ms') },
  ]);
  await page.getByRole('button', { name: 'Sample: error.txt' }).click();
  await page.getByRole('menuitemradio').first().waitFor();
  expect(await page.getByRole('menuitemradio').allTextContents()).toEqual([
    expect.stringContaining('Sample 1'),
    expect.stringContaining('empty.json'),
    expect.stringContaining('error.txt'),
  ]);
  await page.assertClean();
});

test('the Markdown summary holds config, counts and findings, and pasted data only when asked', async () => {
  const page = await openPage();
  await paste(page, orders);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await share(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await share(page).getByText('Copied').waitFor();
  const summary = await clipboard(page);
  for (const part of ['## Stages', '| Select |', '## Formats', '## Findings', '```json'])
    expect(summary).toContain(part);
  expect(summary).not.toContain('mara@');
  await share(page).getByRole('checkbox', { name: 'With the text that the model sees' }).check();
  await share(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => clipboard(page)).toContain('mara@');
  await page.assertClean();
});

test('sharing works from the narrow page, and nothing sticks out', async () => {
  const page = await openPage({ width: 390, height: 844, colorScheme: 'dark' });
  await paste(page, orders);
  expect(appUrl).not.toBe('');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await share(page)
    .getByText(/^[\d,]+ of 8,000 characters$/)
    .waitFor();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.assertClean();
});
