import { execFileSync } from 'node:child_process';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from '../browser/find-browser.ts';
import { ordersOfSize } from './orders.ts';

/** What a step of a person's work cost the page. */
export interface PageStep {
  /** The longest task of the page's main thread, in milliseconds of its own work; other programs don't count. */
  readonly longestTask: number;
  /** The same by the clock. */
  readonly longestTaskByClock: number;
  /** Tasks whose own work took more than 50 ms. */
  readonly longTasks: number;
  /** How much moved that nobody asked to move. */
  readonly layoutShift: number;
}

const outDir = 'node_modules/.cache/bench-page';

/** Works on an output of 100 kB in the built page as a person would, and measures each step. */
export async function measurePage(folder: string = build()): Promise<Readonly<Record<string, PageStep>>> {
  const server = await preview({ logLevel: 'error', build: { outDir: folder }, preview: { port: 4350 } });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.addInitScript(recordShifts);
    return await work(page, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}

function build(): string {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], { env });
  return outDir;
}

async function work(page: Page, url: string): Promise<Record<string, PageStep>> {
  const output = JSON.stringify(ordersOfSize(100_000), null, 2);
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
  await page.evaluate((text) => navigator.clipboard.writeText(text), output);
  await page.getByRole('textbox', { name: 'Tool output' }).focus();
  await step('paste 100 kB', () => page.keyboard.press('ControlOrMeta+V'));
  await page
    .getByRole('status')
    .filter({ hasText: /^\d[\d,]* tokens$/ })
    .waitFor();
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

async function measureStep(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<PageStep> {
  const before = await readShift(page);
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,__metadata',
    transferMode: 'ReportEvents',
  });
  await act();
  // What follows on its own, such as the editor, belongs to the step.
  await page.waitForTimeout(1500);
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  const tasks = mainThreadTasks(events);
  const longest = (pick: (task: TraceEvent) => number) => tasks.reduce((most, task) => Math.max(most, pick(task)), 0);
  return {
    longestTask: Math.round(longest(ownTime)),
    longestTaskByClock: Math.round(longest(({ dur = 0 }) => dur / 1000)),
    longTasks: tasks.filter((task) => ownTime(task) > 50).length,
    layoutShift: Number(((await readShift(page)) - before).toFixed(4)),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function ownTime({ tdur, dur }: TraceEvent): number {
  return (tdur ?? dur ?? 0) / 1000;
}

function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
}

/** Runs in the page. */
function recordShifts(): void {
  const scope = globalThis as unknown as { shift: number };
  scope.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) scope.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shift?: number }).shift ?? 0);
}
