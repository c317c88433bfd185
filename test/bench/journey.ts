import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from '../browser/find-browser.ts';
import { outputs } from './outputs.ts';

/** What a step with the output of 8 MB cost the page, in milliseconds by the clock; each is the maximum of the step. */
export interface JourneyStep {
  /** Tasks of the page's thread above 50 ms, the browser's own included; 0 for none. */
  readonly longTask: number;
  /** From an event to the next paint. */
  readonly nextPaint: number;
  /** Until the status line says a count that is exact. */
  readonly exact: number;
}

export interface Journey {
  readonly steps: Readonly<Record<string, JourneyStep>>;
  /** Memory of the page's process in MB after two and after ten outputs that replaced each other, collected. */
  readonly memory: { readonly two: number; readonly ten: number; readonly ratio: number };
}

const outDir = 'node_modules/.cache/bench-page';
const length = 8_000_000;
const fieldsToToggle = 10;
const patience = 120_000;

/** A person's work on an output of 8 MB in the built page. */
export async function measureJourney(): Promise<Journey> {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], { env });
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 4351 } });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('textbox', { name: 'Tool output' }).waitFor();
    const steps = await work(page);
    return { steps, memory: await measureMemory(browser, page) };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function work(page: Page): Promise<Record<string, JourneyStep>> {
  const steps: Record<string, JourneyStep> = {};
  const step = async (name: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => (globalThis as unknown as Scope).forget());
    const start = performance.now();
    await act();
    await countedExactly(page);
    const exact = Math.round(performance.now() - start);
    // What follows on its own belongs to the step.
    await page.waitForTimeout(1000);
    const { longTask, nextPaint } = await page.evaluate(() => (globalThis as unknown as Scope).seen);
    const known = steps[name];
    steps[name] = {
      longTask: Math.max(known?.longTask ?? 0, Math.round(longTask)),
      nextPaint: Math.max(known?.nextPaint ?? 0, Math.round(nextPaint)),
      exact: Math.max(known?.exact ?? 0, exact),
    };
  };
  await copy(page, outputs.orders(length));
  await step('paste', () => paste(page));
  const boxes = page.getByRole('checkbox', { name: /^Keep / });
  const count = Math.min(fieldsToToggle, await boxes.count());
  for (let at = 0; at < count; at++) await step('toggle a field', () => boxes.nth(at).click());
  const result = page.getByRole('region', { name: 'What the model sees' });
  await step('change the format', () => result.getByRole('tab', { name: /^YAML/ }).click());
  await step('undo', () => page.getByRole('button', { name: 'Undo' }).click());
  return steps;
}

async function measureMemory(browser: Browser, page: Page): Promise<Journey['memory']> {
  const sizes: number[] = [];
  for (let replaced = 1; replaced <= 10; replaced++) {
    await copy(page, outputs.issues(length + replaced * 1000));
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
    await page.evaluate(() => (globalThis as unknown as Scope).gc?.());
    for (const worker of page.workers()) await worker.evaluate(() => (globalThis as unknown as Scope).gc?.());
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

function copy(page: Page, text: string): Promise<void> {
  return page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
}

async function paste(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Tool output' }).first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

async function countedExactly(page: Page): Promise<void> {
  const exact = page.getByRole('status').filter({ hasText: /^\d[\d,]* tokens/ });
  await exact.first().waitFor();
}

interface Scope {
  seen: { longTask: number; nextPaint: number };
  forget(): void;
  gc?(): void;
}

/** Runs in the page. */
function observe(): void {
  const scope = globalThis as unknown as Scope;
  scope.forget = () => {
    scope.seen = { longTask: 0, nextPaint: 0 };
  };
  scope.forget();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scope.seen.longTask = Math.max(scope.seen.longTask, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scope.seen.nextPaint = Math.max(scope.seen.nextPaint, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
