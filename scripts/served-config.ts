import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What of wrangler's configuration names files. */
interface WranglerConfig {
  main: string;
  alias: Record<string, string>;
  assets: { directory: string };
  d1_databases: { migrations_dir: string }[];
}

/** wrangler's configuration for a built site, with whole paths, so that it may lie anywhere. */
export function configFor(site: string): WranglerConfig {
  const file = fileURLToPath(new URL('../wrangler.jsonc', import.meta.url));
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
    config: WranglerConfig;
  };
  const from = (path: string) => resolve(file, '..', path);
  return {
    ...config,
    main: from(config.main),
    alias: { '#firm.json': join(site, 'data/firm.json') },
    assets: { ...config.assets, directory: site },
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: from(database.migrations_dir),
    })),
  };
}
