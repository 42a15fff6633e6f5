import { spawnSync } from 'node:child_process';
import { firefox, webkit } from 'playwright';
import { findProgram, installPackages, isExecutable, mayInstallPackages } from './find-program.ts';

const ENGINES = {
  firefox: {
    own: firefox,
    isInstalled: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
  },
  webkit: {
    own: webkit,
    isInstalled: () => findProgram(['WebKitWebDriver']) && findProgram(['Xvfb']) && opensWindows(),
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
};

type EngineName = keyof typeof ENGINES;

export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/** The Python that Debian's packages use. */
export const PYTHON = '/usr/bin/python3';

/** Whether a script can open WebKit windows. */
const opensWindows = () =>
  spawnSync(PYTHON, ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

/** Whether Playwright's own build of an engine is installed. */
export const hasPlaywrightEngine = (name: EngineName) =>
  isExecutable(ENGINES[name].own.executablePath());

/**
 * Installs a missing engine: Debian's if possible, otherwise Playwright's.
 * @throws if it cannot be installed
 */
export function ensureEngine(name: EngineName): void {
  const { isInstalled, packages } = ENGINES[name];
  const isThere = () => hasPlaywrightEngine(name) || isInstalled();
  if (isThere()) return;
  console.log(`No ${name} found. Installing it.`);
  if (mayInstallPackages()) installPackages(packages);
  else spawnSync('playwright', ['install', name], { stdio: 'inherit' });
  if (!isThere()) throw new Error(`No ${name} found, and installing it failed.`);
}
