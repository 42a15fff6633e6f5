import { unstable_readConfig } from 'wrangler';

/** The id of the database in wrangler.jsonc; empty when there is none. */
export function readDatabaseId(): string {
  const { d1_databases: databases } = unstable_readConfig({ config: 'wrangler.jsonc' });
  return databases.find(({ binding }) => binding === 'DB')?.database_id ?? '';
}
