import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { WORKER_SETTINGS, type Environment } from '../src/settings.ts';

/** Environment in which wrangler reports nothing to its makers and prints no banner. */
export const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** The Worker's settings that are set, as arguments of wrangler. */
export const workerVars = (env: Environment): string[] =>
  Object.keys(WORKER_SETTINGS).flatMap((name) =>
    env[name] ? ['--var', `${name}:${env[name]}`] : [],
  );

/** The part of wrangler's configuration that names files and the database. */
interface WranglerConfig {
  main: string;
  alias: Record<string, string>;
  assets: { directory: string };
  d1_databases: { binding: string; database_id?: string; migrations_dir: string }[];
}

/** wrangler.jsonc, as a path. */
export const WRANGLER_FILE = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url));

/** @throws if the file is not JSON with comments */
export function readWranglerConfig(file = WRANGLER_FILE): WranglerConfig {
  const parsed: { config?: WranglerConfig; error?: ts.Diagnostic } = ts.parseConfigFileTextToJson(
    file,
    readFileSync(file, 'utf8'),
  );
  const { config, error } = parsed;
  if (config && !error) return config;
  const reason = ts.flattenDiagnosticMessageText(error?.messageText, ' ');
  throw new Error(`${file} cannot be read: ${reason}`);
}
