import { expect, test } from 'vitest';
import { type CheckedPage, expectNoAxeViolations, openPage } from './harness.ts';
import { output, paste, result, stage } from './person.ts';

const rows = [
  { id: 1, buyer: 'Ann Bell', note: 'Falcon starts' },
  { id: 2, buyer: 'Bob Reed', note: 'Heron waits' },
];

/** On a word of the final text, wherever its line breaks. */
async function doubleClickOn(page: CheckedPage, word: string): Promise<void> {
  const text = result(page).getByRole('group', { name: 'Final text' });
  const { x, y } = await text.evaluate((box, wanted) => {
    const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at + 1);
      range.setEnd(node, at + 2);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left + 1, y: top + height / 2 };
    }
    throw new Error(`${wanted} is not shown`);
  }, word);
  await page.mouse.dblclick(x, y);
}

test('what is selected becomes a rule, by keyboard and by the palette', async () => {
  const page = await openPage();
  await paste(page, JSON.stringify(rows));
  const dialog = page.getByRole('dialog', { name: 'Hide this from the model' });
  const text = result(page).getByRole('group', { name: 'Final text' });

  await doubleClickOn(page, 'Reed');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await dialog.getByRole('radio', { name: 'Every value of the field buyer' }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => text.textContent()).not.toContain('Ann Bell');
  expect(await text.textContent()).not.toContain('Bob Reed');
  await stage(page, 'Redact').getByText('1 rule · 2 values hidden').waitFor();

  // In the output's editor.
  await output(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 0; step < JSON.stringify(rows).indexOf('Falcon'); step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('searchbox', { name: 'Search commands' }).fill('hide the selected');
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'The text “Falcon”, wherever it stands' }).press('Space');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(() => text.textContent()).not.toContain('Falcon');
  expect(await text.textContent()).toContain('starts');
  await page.assertClean();
});

test('a selected text that must survive is shown where that is decided, with the focus there', async () => {
  const page = await openPage({ height: 700 });
  await paste(page, JSON.stringify(rows));
  await doubleClickOn(page, 'Reed');
  await page.keyboard.press('ControlOrMeta+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('searchbox').fill('survive');
  await palette.getByRole('menuitem', { name: /^Let the selected text survive/ }).click();
  const field = stage(page, 'Truncate').getByRole('textbox', { name: 'Must survive' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  const isSeen = () => field.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(isSeen).toBe(true);
  await page.assertClean();
});
