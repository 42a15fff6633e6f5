// Writes .env.example and .dev.vars.example from the table of settings.
import {
  BROWSER_SETTINGS,
  BUILD_SETTINGS,
  WORKER_SECRETS,
  WORKER_SETTINGS,
  type Setting,
} from '../src/settings.ts';
import { writeChanged } from './write-changed.ts';

/** Cloudflare's button asks for every secret that is not commented out. */
const REQUIRED = ['SENDER_SECRET'];

const describe = (settings: Record<string, Setting>): string =>
  Object.entries(settings)
    .map(([name, { purpose, default: normal }]) => {
      const mark = REQUIRED.includes(name) ? '' : '# ';
      return `# ${purpose}\n${mark}${name}=${normal ?? ''}\n`;
    })
    .join('\n');

/** The examples, by file. */
export const ENV_EXAMPLES = {
  '.env.example': [
    '# Settings for npm start, build and deploy. Copy the lines you need to .env, and delete the # before the name. Commit .env.',
    '# Secrets, and settings for one computer only, belong in .env.local, which Git ignores.',
    `# Read by the Worker; the build reads some of them for the privacy policy.\n\n${describe(WORKER_SETTINGS)}`,
    `# Read by the build, and public.\n\n${describe(BROWSER_SETTINGS)}`,
    `# Read only by the build.\n\n${describe(BUILD_SETTINGS)}`,
  ].join('\n\n'),
  '.dev.vars.example': [
    '# Secrets of the Worker for npm start. Copy the lines you need to .dev.vars, which Git ignores, delete the # before the name, and enter the value.',
    describe(WORKER_SECRETS),
  ].join('\n\n'),
};

if (import.meta.main) await writeChanged(Object.entries(ENV_EXAMPLES));
