import { WORKER_VARS } from '../src/edge/settings.ts';

/** Environment in which wrangler reports nothing to its makers and prints no banner. */
export const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** The Worker's settings that are set, as arguments of wrangler. */
export const workerVars = (env: Record<string, string | undefined>): string[] =>
  WORKER_VARS.flatMap((name) => (env[name] ? ['--var', `${name}:${env[name]}`] : []));
