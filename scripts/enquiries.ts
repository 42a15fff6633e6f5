// Lists the stored enquiries of the last 30 days. Usage: npm run enquiries -- [--all | --since 2026-11-01] [--csv] [--remote]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listEnquiries } from './enquiries/list.ts';
import { readSince } from './enquiries/since.ts';
import { readStored } from './enquiries/stored.ts';
import { toCsv } from './enquiries/to-csv.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      since: { type: 'string' },
      csv: { type: 'boolean', default: false },
      remote: { type: 'boolean', default: false },
    },
  });
  const persistTo = process.env['PERSIST_TO'] ?? '.wrangler/state';
  const stored = readStored(readSince(values, Date.now()), { remote: values.remote, persistTo });
  process.stdout.write(values.csv ? toCsv(stored) : `${listEnquiries(stored)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
