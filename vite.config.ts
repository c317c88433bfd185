import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { coreSources } from './src/state/sources-plugin.ts';
import { tokenCounting } from './src/tokens/pack/vite-plugin.ts';

/** What the page may do. `frame-ancestors` works in a header only. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  // WebAssembly may be compiled, which the counting of tokens is; `eval` and its like stay refused.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Every response of the served build carries these; `public/_headers` repeats them for static hosts. */
export const buildHeaders = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  ...commonHeaders,
};

export default defineConfig({
  base: './',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' } as Plugin,
    react(),
    coreSources(),
    tokenCounting(),
    policyTag(),
  ],
  worker: { format: 'es', plugins: () => [coreSources(), tokenCounting()] },
  build: {
    target: 'es2022',
    // The polyfill fetches, which the policy refuses; every browser we serve preloads natively.
    modulePreload: { polyfill: false },
    // Monaco's TypeScript worker alone is 6.8 MB, loaded on demand.
    chunkSizeWarningLimit: 8000,
  },
  server: { headers: commonHeaders },
  preview: { host: '127.0.0.1', port: 4173, headers: buildHeaders },
  test: {
    reporters: ['default', './test/reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
          setupFiles: ['test/fuzz.ts'],
          testTimeout: 30_000,
          // By itself vitest leaves a core idle.
          maxWorkers: 2,
          // The core is loaded once by each worker, not once by each file.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine draws late; what never comes true still fails.
          expect: { poll: { timeout: 15_000 } },
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

/** Puts the policy into the built page; in dev it would stop the reload client's inline script and socket. */
function policyTag(): Plugin {
  return {
    name: 'policy-tag',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
