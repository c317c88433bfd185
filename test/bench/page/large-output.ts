import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { outputs } from '../outputs.ts';
import { measureStep, observe, type PageStep } from './measure-step.ts';
import { copy, countedAll, countedExactly, withPage } from './open-page.ts';

export interface LargeStep extends PageStep {
  /** Milliseconds until the first exact count after a paste; until all counts are exact again after anything else. */
  readonly exact: number;
}

export interface LargeOutput {
  readonly steps: Readonly<Record<string, LargeStep>>;
  /** Milliseconds from an edit of the output to a new count of it, the maximum. */
  readonly firstAfterEdit: number;
  /** Memory of the page's process in MB after two and after ten outputs that replaced each other, collected. */
  readonly memory: { readonly two: number; readonly ten: number; readonly ratio: number };
}

const length = 8_000_000;
const fieldsToToggle = 10;
/** Each is a token more wherever it stands. */
const typed = ['汉', 'ж', 'の', '한', 'ש'];
const linesBeforeText = 5;

/** A person's work on an output of 8 MB in the built page; of steps done more than once, the maximum. */
export function measureLargeOutput(): Promise<LargeOutput> {
  return withPage(async (page, url, browser) => {
    await page.addInitScript(observe);
    await page.goto(url);
    await page.getByRole('textbox', { name: 'Tool output' }).waitFor();
    return { ...(await work(page)), memory: await measureMemory(browser, page) };
  });
}

async function work(page: Page): Promise<Omit<LargeOutput, 'memory'>> {
  const steps: Record<string, LargeStep> = {};
  const session = await page.context().newCDPSession(page);
  const step = async (name: string, act: () => Promise<unknown>, counted = countedAll) => {
    let exact = 0;
    const cost = await measureStep(page, session, async () => {
      const start = performance.now();
      await act();
      await counted(page);
      exact = Math.round(performance.now() - start);
    });
    steps[name] = maximum({ ...cost, exact }, steps[name]);
  };
  await copy(page, outputs.orders(length));
  await step('paste', () => paste(page), countedExactly);
  const boxes = page.getByRole('checkbox', { name: /^Keep / });
  // The fields of a long output come after its first exact count, some at a time.
  await boxes.nth(fieldsToToggle - 1).waitFor();
  for (let at = 0; at < fieldsToToggle; at++) await step('toggle a field', () => boxes.nth(at).click());
  const result = page.getByRole('region', { name: 'What the model sees' });
  await step('change the format', () => result.getByRole('tab', { name: /^YAML/ }).click());
  await step('undo', () => page.getByRole('button', { name: 'Undo', exact: true }).click());
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await page.locator('.monaco-editor.focused').waitFor();
  const raw = page.getByRole('button', { name: /^Raw/ });
  let firstAfterEdit = 0;
  for (const letter of typed) {
    await goInsideText(page);
    const before = (await raw.textContent()) ?? '';
    await step('edit the output', async () => {
      const start = performance.now();
      await page.keyboard.insertText(letter);
      await raw.filter({ hasNotText: before }).waitFor();
      firstAfterEdit = Math.max(firstAfterEdit, Math.round(performance.now() - start));
    });
  }
  return { steps, firstAfterEdit };
}

/** Into the first text of the orders, before its last letter, with the keyboard. */
async function goInsideText(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Home');
  for (let line = 0; line < linesBeforeText; line++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (let back = 0; back < 3; back++) await page.keyboard.press('ArrowLeft');
}

function maximum(step: LargeStep, known: LargeStep | undefined): LargeStep {
  if (known === undefined) return step;
  const entries = Object.entries(step).map(([name, value]) => [name, Math.max(value, known[name as keyof LargeStep])]);
  return Object.fromEntries(entries);
}

async function measureMemory(browser: Browser, page: Page): Promise<LargeOutput['memory']> {
  const sizes: number[] = [];
  // Told once: the browser keeps what a debugger hands over.
  await page.evaluate(remember, outputs.issues(length));
  for (let replaced = 1; replaced <= 10; replaced++) {
    await page.evaluate(copyAnother, replaced);
    await paste(page);
    await countedExactly(page);
    if (replaced === 2 || replaced === 10) sizes.push(await residentMemory(browser, page));
  }
  const [two = Number.NaN, ten = Number.NaN] = sizes;
  return { two, ten, ratio: Number((ten / two).toPrecision(3)) };
}

async function residentMemory(browser: Browser, page: Page): Promise<number> {
  await page.waitForTimeout(3000);
  for (let round = 0; round < 3; round++) {
    await page.evaluate(collectGarbage);
    for (const worker of page.workers()) await worker.evaluate(collectGarbage);
    await page.waitForTimeout(500);
  }
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Rss:\s*(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(...sizes) / 1024);
}

interface Memory {
  output?: string;
}

/** Runs in the page, as do the next two. */
function remember(output: string): void {
  (globalThis as Memory).output = output;
}

function copyAnother(number: number): Promise<void> {
  return navigator.clipboard.writeText(`${(globalThis as Memory).output}${'\n'.repeat(number)}`);
}

function collectGarbage(): void {
  (globalThis as unknown as { gc?(): void }).gc?.();
}

async function paste(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Tool output' }).first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}
