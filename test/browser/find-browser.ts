import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const environmentNames = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_BIN'];
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome; installs one where there is none and it can. */
export function findBrowser(): string {
  const found = fromEnvironment() ?? installedBrowser() ?? installWithApt() ?? installWithPlaywright();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome and none could be found or installed. ' +
      'Install one (Debian: apt-get install chromium) or set CHROME_PATH to its executable.',
  );
}

function fromEnvironment(): string | undefined {
  for (const name of environmentNames) {
    const path = process.env[name];
    if (path === undefined || path === '') continue;
    if (!existsSync(path)) throw new Error(`${name} names ${path}, which does not exist.`);
    return path;
  }
  return undefined;
}

function installedBrowser(): string | undefined {
  const known = usualPaths.find((path) => existsSync(path));
  if (known !== undefined) return known;
  for (const command of commands) {
    const path = spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
    if (path) return path;
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('No Chromium found: installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    // Without a font every text is as wide as nothing.
    const packages = ['chromium', 'fonts-liberation'];
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    return undefined;
  }
  return installedBrowser();
}

function installWithPlaywright(): string | undefined {
  console.log('No Chromium found: fetching the one that playwright-core knows.');
  const cli = fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url));
  const withDependencies = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', ...withDependencies, 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
