import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { WORKER_SETTINGS, type Environment } from '../src/settings.ts';

/** Environment that turns off wrangler's telemetry and banner. */
export const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** The Worker's settings from the environment, as wrangler arguments. */
export const workerVars = (env: Environment): string[] =>
  Object.keys(WORKER_SETTINGS).flatMap((name) =>
    env[name] ? ['--var', `${name}:${env[name]}`] : [],
  );

/** The part of wrangler's configuration with files and the database. */
interface WranglerConfig {
  main: string;
  alias: Record<string, string>;
  assets: { directory: string };
  d1_databases: { binding: string; database_id?: string; migrations_dir: string }[];
  r2_buckets?: { bucket_name: string }[];
}

/** The path of wrangler.jsonc. */
export const WRANGLER_FILE = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url));

/** @throws if the file is not JSON with comments */
export function readWranglerConfig(file = WRANGLER_FILE): WranglerConfig {
  const errors: ParseError[] = [];
  const text = readFileSync(file, 'utf8');
  const config = parse(text, errors, { allowTrailingComma: true }) as unknown;
  const [error] = errors;
  if (!error) return config as WranglerConfig;
  throw new Error(
    `${file} cannot be read: ${printParseErrorCode(error.error)} in line ${text.slice(0, error.offset).split('\n').length}`,
  );
}
