import { execFileSync } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from '../../browser/find-browser.ts';

const outDir = 'node_modules/.cache/bench-page';
const patience = 120_000;

/** Builds the app as it is served, and gives its address in a new profile of a browser to `work`. */
export async function withPage<T>(work: (page: Page, url: string, browser: Browser) => Promise<T>): Promise<T> {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], { env });
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 4350 } });
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
    return await work(await context.newPage(), server.resolvedUrls?.local[0] ?? '', browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

export function copy(page: Page, text: string): Promise<void> {
  return page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
}

/** Resolves when the status line says a count that is exact. */
export function countedExactly(page: Page): Promise<void> {
  return page
    .getByRole('status')
    .filter({ hasText: /^\d[\d,]* tokens/ })
    .first()
    .waitFor();
}

/** Resolves when nothing is left to count. */
export function countedAll(page: Page): Promise<void> {
  return page.getByRole('contentinfo').getByText('Counting…').waitFor({ state: 'hidden' });
}
