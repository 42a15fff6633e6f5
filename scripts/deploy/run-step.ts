import { spawnSync } from 'node:child_process';
import { QUIET } from '../wrangler.ts';
import type { Step } from './plan-deployment.ts';

/**
 * Runs one command to its end, without the settings that it withholds, and shows what it prints.
 * @throws when it fails, with the command
 */
export function runStep(
  { command, args, withholds }: Step,
  env: Record<string, string | undefined>,
): void {
  const given = Object.entries(env).filter(([name]) => !withholds.test(name));
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...Object.fromEntries(given), ...QUIET },
  });
  if (status === 0) return;
  // Values of settings stay out of the message: it may end up in a log.
  const name = [command, ...args.slice(0, command === 'astro' ? 1 : 2)].join(' ');
  throw new Error(`${name} failed${error ? `: ${error.message}` : ''}; the site stays as it was`);
}
