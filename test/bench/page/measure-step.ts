import type { CDPSession, Page } from 'playwright-core';

/** What a step of a person's work cost the page. Times are in milliseconds, each the maximum of the step. */
export interface PageStep {
  /** The longest task of the page's main thread by its own work; what other programs took of the core doesn't count. */
  readonly longestTask: number;
  /** The same by the clock. */
  readonly longestTaskByClock: number;
  /** The most that Monaco's own code worked within one task; part of the tasks above where those are the same. */
  readonly longestEditorWork: number;
  /** Tasks whose own work took more than 50 ms. */
  readonly longTasks: number;
  /** How much moved that nobody asked to move. */
  readonly layoutShift: number;
  /** From an event to the next paint, by the clock; 0 where it is below the 16 ms that the browser tells. */
  readonly nextPaint: number;
}

/** What follows on its own, such as the editor, belongs to the step. */
const aftermath = 1500;

/** Does a step and measures it. The page was prepared by `observe` before it was opened. */
export async function measureStep(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<PageStep> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await page.evaluate(forget);
  await session.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,__metadata',
    transferMode: 'ReportEvents',
  });
  await act();
  await page.waitForTimeout(aftermath);
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  const tasks = mainThreadTasks(events);
  const calls = editorCalls(events);
  const longest = (pick: (task: TraceEvent) => number) => tasks.reduce((most, task) => Math.max(most, pick(task)), 0);
  const { shift, nextPaint } = await page.evaluate(readSeen);
  return {
    longestTask: Math.round(longest(ownTime)),
    longestTaskByClock: Math.round(longest(({ dur = 0 }) => dur / 1000)),
    longestEditorWork: Math.round(longest((task) => workWithin(task, calls))),
    longTasks: tasks.filter((task) => ownTime(task) > 50).length,
    layoutShift: Number(shift.toFixed(4)),
    nextPaint: Math.round(nextPaint),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts?: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

function ownTime({ tdur, dur }: TraceEvent): number {
  return (tdur ?? dur ?? 0) / 1000;
}

/** What the browser called in Monaco's chunk, in the order of time. */
function editorCalls(events: readonly TraceEvent[]): readonly TraceEvent[] {
  return events
    .filter(({ name, args }) => name === 'FunctionCall' && /\/monaco-[^/]+\.js/.test(args?.data?.url ?? ''))
    .sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0));
}

/** Milliseconds of the calls within a task; a call within a call is a part of that. */
function workWithin({ ts: from = 0, dur: length = 0 }: TraceEvent, calls: readonly TraceEvent[]): number {
  let [work, end] = [0, from];
  for (const call of calls) {
    const { ts = 0, dur = 0 } = call;
    if (ts < end || ts + dur > from + length) continue;
    work += ownTime(call);
    end = ts + dur;
  }
  return work;
}

function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
}

interface Scope {
  seen: { shift: number; nextPaint: number };
}

/** Runs in the page, before anything of its own. */
export function observe(): void {
  const scope = globalThis as unknown as Scope;
  scope.seen = { shift: 0, nextPaint: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) scope.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scope.seen.nextPaint = Math.max(scope.seen.nextPaint, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function forget(): void {
  (globalThis as unknown as Scope).seen = { shift: 0, nextPaint: 0 };
}

function readSeen(): Scope['seen'] {
  return (globalThis as unknown as Partial<Scope>).seen ?? { shift: 0, nextPaint: 0 };
}
