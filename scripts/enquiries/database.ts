import { spawnSync } from 'node:child_process';
import type { Query } from '../../src/inbox/rules/queries.ts';
import { QUIET } from '../wrangler.ts';

export interface Where {
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
function withValues({ sql, values }: Query): string {
  const left = [...values];
  return sql.replaceAll('?', () => inSql(left.shift() ?? ''));
}

/**
 * Runs queries, and returns the rows of each.
 * @throws if the database cannot be used, with wrangler's message
 */
export function runQueries(queries: readonly Query[], { remote, persistTo }: Where): Rows[] {
  const sql = queries.map(withValues).join(';');
  const place = remote ? ['--remote'] : ['--local', '--persist-to', persistTo];
  const { status, stdout, stderr, error } = spawnSync(
    'wrangler',
    // Skips wrangler's confirmation for remote changes: the user has already decided.
    ['d1', 'execute', 'DB', '--json', '--yes', '--command', sql, ...place],
    { encoding: 'utf8', maxBuffer: 2 ** 30, env: { ...process.env, ...QUIET } },
  );
  if (status !== 0) throw new Error(error?.message ?? (stderr.trim() || stdout.trim()));
  return (JSON.parse(stdout) as { results: Rows }[]).map(({ results }) => results);
}
