// Finds or installs a browser once, then runs the end-to-end tests with it, or those of a project that is named.
import { findBrowser } from '../harness/browser/find-browser.ts';
import { runPlaywright } from './e2e/run-playwright.ts';

const given = process.argv.slice(2);
const isNamed = given.some((argument) => argument.startsWith('--project'));
const projects = isNamed ? [] : ['--project=remote', '--project=site'];
process.exitCode = await runPlaywright([...projects, ...given], { CHROMIUM_PATH: findBrowser() });
