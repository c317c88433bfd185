import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** After the app's address: `#v1.…` or `?x`. */
  readonly path?: string;
  /** That the machine says it has; 2 unless told otherwise, so that every machine tries the same. */
  readonly cores?: number;
  /** To open a second tab of the same browser profile. */
  readonly context?: BrowserContext;
}

/** A page that remembers everything it should not have done. */
export interface CheckedPage extends Page {
  /** What went wrong so far, one sentence each. */
  troubles(): Promise<string[]>;
  /** Fails on console errors and warnings, page errors, policy violations and requests to another origin. */
  assertClean(): Promise<void>;
}

export const appUrl = inject('appUrl');

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let launched: Promise<Browser> | undefined;

afterAll(async () => {
  await (await launched)?.close();
  launched = undefined;
});

/** Opens the built app in a fresh profile that the running test closes behind it. */
export async function openPage(options: PageOptions = {}): Promise<CheckedPage> {
  launched ??= chromium.launch({ executablePath: inject('browserPath'), args: launchArguments });
  const browser = await launched;
  const context =
    options.context ??
    (await browser.newContext({
      viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.reducedMotion ?? 'reduce',
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
      acceptDownloads: true,
    }));
  if (options.context === undefined) onTestFinished(() => context.close());

  const page = await context.newPage();
  const seen: string[] = [];
  recordTroubles(page, seen);
  await recordWorkerLogs(page, seen);
  await page.addInitScript(recordViolations);
  await page.addInitScript((cores) => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => cores });
  }, options.cores ?? 2);

  const troubles = async () => [...seen, ...(await readViolations(page))];
  const checked = Object.assign(page, {
    troubles,
    async assertClean() {
      expect(await troubles(), 'the page stays clean').toEqual([]);
    },
  });
  await page.goto(new URL(options.path ?? '', appUrl).href);
  return checked;
}

/** Runs axe over the page, or the part that `selector` names, and fails with each violation and its places. */
export async function expectNoAxeViolations(page: Page, selector?: string): Promise<void> {
  // The page's policy refuses a script tag; evaluate goes through the debugger.
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const results = await page.evaluate(async (within): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(within ?? document, { preload: false });
  }, selector);
  const violations = results.violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary ?? ''}`),
  }));
  expect(violations, 'axe finds nothing').toEqual([]);
}

function recordTroubles(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.stack ?? error.message}`));
  page.on('crash', () => seen.push('the page crashed'));
  page.on('worker', (worker) => {
    worker.evaluate(recordViolations).catch(() => undefined);
  });
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isLocal = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isLocal && origin !== new URL(appUrl).origin) seen.push(`request: ${request.url()}`);
  });
}

/** Playwright passes on what a worker prints, not what the browser says of it. The log is told from its start. */
async function recordWorkerLogs(page: Page, seen: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const message = JSON.stringify({ id: 1, method: 'Log.enable' });
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message);
    if (method !== 'Log.entryAdded' || !['error', 'warning'].includes(params.entry.level)) return;
    seen.push(`worker: ${params.entry.text}`);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
}

/** Runs in the page and in each worker; `eval` that a worker catches shows nowhere else. */
function recordViolations(): void {
  const scope = globalThis as unknown as { policyViolations?: string[] };
  if (scope.policyViolations !== undefined) return;
  const violations: string[] = [];
  scope.policyViolations = violations;
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    violations.push(`policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}

async function readViolations(page: Page): Promise<string[]> {
  const read = () => (globalThis as unknown as { policyViolations?: string[] }).policyViolations ?? [];
  const fromWorkers = page.workers().map((worker: Worker) => worker.evaluate(read).catch(() => []));
  return (await Promise.all([page.evaluate(read), ...fromWorkers])).flat();
}
