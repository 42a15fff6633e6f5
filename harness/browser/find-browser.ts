import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The first draws no windows and takes half of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches that keep the browser quiet on the network, and running where there is no sandbox. */
export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, an installed one, Playwright's own, or one installed now.
 * @throws when there is none and none can be installed
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file`);
  }
  return installed() ?? playwrights() ?? install();
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...APPLICATIONS].find(isExecutable);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function install(): string {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('No browser found; installing Debian’s Chromium.');
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    const get = (name: string) =>
      spawnSync('apt-get', ['install', '-y', '-q', name], { stdio: 'ignore' }).status === 0;
    if (!get('chromium-headless-shell')) get('chromium');
  } else {
    console.log('No browser found; asking Playwright to download its own.');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const path = installed() ?? playwrights();
  if (path) return path;
  throw new Error('No browser was found or installed; install Chromium, or set CHROMIUM_PATH');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
