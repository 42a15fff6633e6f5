import { spawnSync } from 'node:child_process';
import type { SqlQuery } from '../../src/inbox/rules/queries.ts';
import { QUIET } from '../wrangler.ts';

export interface DatabaseTarget {
  remote: boolean;
  /** Folder of the local database. */
  persistTo: string;
}

type Rows = Record<string, unknown>[];

/** Escapes any string for SQL. */
const inSql = (value: string | number): string =>
  typeof value === 'number'
    ? String(value)
    : `CAST(x'${Buffer.from(value).toString('hex')}' AS TEXT)`;

/** Inlines the values, since wrangler cannot bind parameters. */
function withValues({ sql, values }: SqlQuery): string {
  const left = [...values];
  return sql.replaceAll('?', () => inSql(left.shift() ?? ''));
}

/**
 * Runs queries, and returns the rows of each.
 * @throws if the database cannot be used, with wrangler's message or, for common faults, what to do
 */
export function runQueries(
  queries: readonly SqlQuery[],
  { remote, persistTo }: DatabaseTarget,
): Rows[] {
  const sql = queries.map(withValues).join(';');
  const target = remote ? ['--remote'] : ['--local', '--persist-to', persistTo];
  const { status, stdout, stderr, error } = spawnSync(
    'wrangler',
    // Skips wrangler's confirmation for remote changes: the user has already decided.
    ['d1', 'execute', 'DB', '--json', '--yes', '--command', sql, ...target],
    { encoding: 'utf8', maxBuffer: 2 ** 30, env: { ...process.env, ...QUIET } },
  );
  if (status !== 0) {
    throw new Error(error?.message ?? describeFailure(stdout.trim() || stderr.trim(), remote));
  }
  return (JSON.parse(stdout) as { results: Rows }[]).map(({ results }) => results);
}

/** Describes a failure of wrangler, whose output is JSON for most of them. */
export function describeFailure(output: string, remote: boolean): string {
  const text = readErrorText(output);
  if (text.includes('no such table')) {
    return remote
      ? 'The live database has no tables yet. Run "npm run deploy", which creates them.'
      : 'The database on this computer has no tables yet. Run "npm start" once, or add --remote to read the live one.';
  }
  if (text.includes('necessary to set a CLOUDFLARE_API_TOKEN')) {
    return 'You are not signed in to Cloudflare. Run "npx wrangler login", then try again.';
  }
  return `The ${remote ? 'live database' : 'database on this computer'} could not be read: ${text}`;
}

function readErrorText(output: string): string {
  try {
    return (JSON.parse(output) as { error: { text: string } }).error.text;
  } catch {
    return output;
  }
}
