import { globSync, readFileSync } from 'node:fs';
import { getPlatformProxy, unstable_splitSqlQuery } from 'wrangler';
import type { Database } from '../../src/edge/enquiries/database.ts';

/** Runs a query on a database and gives its rows. */
export type Ask = (
  sql: string,
  ...values: (string | number | null)[]
) => Promise<Record<string, unknown>[]>;

/** An empty D1 database in memory, with the tables of the migrations. */
export async function openEnquiryDatabase() {
  const { env, dispose } = await getPlatformProxy<{ DB: Database }>({
    persist: false,
    envFiles: [],
    remoteBindings: false,
  });
  const database = env.DB;
  const ask: Ask = async (sql, ...values) =>
    (
      await database
        .prepare(sql)
        .bind(...values)
        .run()
    ).results;
  for (const file of globSync('migrations/*.sql').sort()) {
    for (const sql of unstable_splitSqlQuery(readFileSync(file, 'utf8'))) await ask(sql);
  }
  const empty = async () => {
    for (const table of ['enquiries', 'recent_posts', 'salts']) await ask(`DELETE FROM ${table}`);
  };
  return { database, ask, empty, close: dispose };
}
