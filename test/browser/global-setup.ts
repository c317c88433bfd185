import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string;
    appUrl: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app into a folder of this run's own and serves it as `npm start` does. `TOOLSHAPE_DIST` names a folder to
 * keep and to use again while no source is newer.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('browserPath', findBrowser());

  const kept = process.env.TOOLSHAPE_DIST;
  const outDir = kept ? resolve(root, kept) : join(root, 'node_modules/.cache/toolshape', `dist-${process.pid}`);
  if (!isFresh(outDir)) build(outDir);

  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 4300 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('vite preview gave no address');
  provide('appUrl', url);

  return async () => {
    await server.close();
    if (!kept) rmSync(outDir, { recursive: true, force: true });
  };
}

/** In a process of its own, since vitest's NODE_ENV would give a development build. */
function build(outDir: string): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  delete (env as NodeJS.ProcessEnv).VITEST;
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'];
  execFileSync(process.execPath, [...args, '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function isFresh(outDir: string): boolean {
  const page = join(outDir, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  const folders = ['src', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  );
  const sources = [
    ...folders,
    ...['index.html', 'vite.config.ts', 'package-lock.json'].map((name) => join(root, name)),
  ];
  return sources.every((path) => statSync(path).mtimeMs <= built);
}
