import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram, installPackages, isExecutable, mayInstallPackages } from './find-program.ts';

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

const installed = () => findProgram(NAMES) ?? APPLICATIONS.find(isExecutable);

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function install(): string {
  if (mayInstallPackages()) {
    console.log('No browser found; installing Debian’s Chromium.');
    installPackages(['chromium-headless-shell'], ['chromium']);
  } else {
    console.log('No browser found; asking Playwright to download its own.');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const path = installed() ?? playwrights();
  if (path) return path;
  throw new Error('No browser was found or installed; install Chromium, or set CHROMIUM_PATH');
}
