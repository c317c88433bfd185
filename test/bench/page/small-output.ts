import type { Locator, Page } from 'playwright-core';
import { ordersOfSize } from '../orders.ts';
import { measureStep, observe, type PageStep } from './measure-step.ts';
import { copy, countedExactly, withPage } from './open-page.ts';

/** Works on an output of 100 kB in the built page as a person would, and measures each step. */
export function measureSmallOutput(): Promise<Readonly<Record<string, PageStep>>> {
  return withPage(async (page, url) => {
    await page.addInitScript(observe);
    return work(page, url);
  });
}

async function work(page: Page, url: string): Promise<Record<string, PageStep>> {
  const steps: Record<string, PageStep> = {};
  const session = await page.context().newCDPSession(page);
  const step = async (name: string, act: () => Promise<unknown>) => {
    steps[name] = await measureStep(page, session, act);
  };
  const result = page.getByRole('region', { name: 'What the model sees' });
  // Where a control is, is asked before the step: that question costs the page more than the click.
  const click = async (name: string, control: Locator) => {
    const box = await control.boundingBox();
    if (box === null) throw new Error(`There is nothing to press for "${name}".`);
    await step(name, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  };
  await step('open the page', () => page.goto(url));
  await step('load the editor', () => page.waitForTimeout(4000));
  await copy(page, JSON.stringify(ordersOfSize(100_000), null, 2));
  await page.getByRole('textbox', { name: 'Tool output' }).focus();
  await step('paste 100 kB', () => page.keyboard.press('ControlOrMeta+V'));
  await countedExactly(page);
  await click('drop a field', page.getByRole('checkbox', { name: 'Keep cust', exact: true }));
  await click('keep a field', page.getByRole('checkbox', { name: 'Keep cust', exact: true }));
  await click('choose CSV', result.getByRole('tab', { name: /^CSV/ }));
  await click('choose JSON', result.getByRole('tab', { name: /^JSON \d/ }));
  await click('undo', page.getByRole('button', { name: 'Undo' }));
  await click('show tokens', page.getByRole('button', { name: 'Tokens shown' }));
  await click('fields as a tree', page.getByRole('button', { name: 'Tree', exact: true }));
  await click('look at the raw text', page.getByRole('button', { name: /^Raw/ }));
  for (const name of ['Message', 'Render', 'Envelope', 'Truncate', 'Redact', 'Select', 'Read']) {
    const card = page.getByRole('group', { name, exact: true });
    await card.scrollIntoViewIfNeeded();
    await click(`open ${name}`, card.getByRole('button', { name: new RegExp(`^${name}`) }));
  }
  return steps;
}
