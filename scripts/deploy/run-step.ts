import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { QUIET } from '../wrangler.ts';
import { checkBuilt } from './built-site.ts';
import type { Step } from './plan-deployment.ts';

/**
 * Runs one command to its end, without the settings that it withholds, and shows what it prints.
 * @throws when it fails, with the command, and when it has not made the site that it is to make
 */
export function runStep(
  { command, args, withholds, makes }: Step,
  env: Record<string, string | undefined>,
): void {
  if (makes) rmSync(makes, { recursive: true, force: true });
  const given = Object.entries(env).filter(([name]) => !withholds.test(name));
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...Object.fromEntries(given), ...QUIET },
  });
  if (status === 0) {
    // A build that waits for nothing ends with status 0 as well.
    if (makes) checkBuilt(makes);
    return;
  }
  // Values of settings stay out of the message: it may end up in a log.
  const name = [command, ...args.slice(0, command === 'astro' ? 1 : 2)].join(' ');
  throw new Error(`${name} failed${error ? `: ${error.message}` : ''}; the site stays as it was`);
}
