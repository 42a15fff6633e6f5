import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram, installPackages, isExecutable, mayInstallPackages } from './find-program.ts';

/** The headless shell comes first: it opens no windows and takes half the time. */
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

/** Switches that stop the browser's own network requests, and allow it to run without a sandbox. */
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
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or one installed on demand.
 * @throws if none is found or can be installed
 */
export function findBrowser(): string {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is "${configuredPath}", which does not exist`);
  }
  return installed() ?? playwrights() ?? install();
}

const installed = () => findProgram(NAMES) ?? APPLICATIONS.find(isExecutable);

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function install(): string {
  if (mayInstallPackages()) {
    console.log('No browser found. Installing Debian’s Chromium.');
    installPackages(['chromium-headless-shell'], ['chromium']);
  } else {
    console.log('No browser found. Downloading Playwright’s own.');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const path = installed() ?? playwrights();
  if (path) return path;
  throw new Error(
    'No browser found, and installing one failed. Install Chromium, or set CHROMIUM_PATH.',
  );
}
