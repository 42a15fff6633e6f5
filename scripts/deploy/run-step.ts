import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { QUIET } from '../wrangler.ts';
import { checkBuilt } from './built-site.ts';
import type { DeploymentStep } from './plan-deployment.ts';

/** Wrangler uploads the site before it sets its routes and schedule. */
const MAY_HAVE_CHANGED = 'The live site may have changed: open /api/health, then deploy again.';

function consequenceOf([command, ...options]: readonly string[]): string {
  if (command === 'd1') {
    return 'The live pages and Worker are unchanged; the database may have changed. Deploy again.';
  }
  return command === 'deploy' && !options.includes('--dry-run')
    ? MAY_HAVE_CHANGED
    : 'The live site is unchanged.';
}

/**
 * Runs one command without the withheld settings, and shows its output.
 * @throws if it fails, with the command, or if it has not created a complete site
 */
export function runStep(
  { command, args, withholds, produces }: DeploymentStep,
  env: Record<string, string | undefined>,
): void {
  if (produces) rmSync(produces, { recursive: true, force: true });
  const passedOn = Object.entries(env).filter(([name]) => !withholds.test(name));
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...Object.fromEntries(passedOn), ...QUIET },
  });
  if (status === 0) {
    // A build that stops early because nothing is pending also exits with code 0.
    if (produces) checkBuilt(produces);
    return;
  }
  // The message omits values of settings, since it may end up in a log.
  const name = [command, ...args.slice(0, command === 'astro' ? 1 : 2)].join(' ');
  throw new Error(
    `${name} failed${error ? `: ${error.message}` : ''}. Its output is above. ${consequenceOf(args)}`,
  );
}
