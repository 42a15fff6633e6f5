// Lists the stored enquiries of the last 30 days, or shows, exports and deletes all data on one person. Usage:
// npm run enquiries -- [--all | --since 2026-11-01] [--csv] [--remote]
// npm run enquiries -- --email name@croft.example [--export FILE] [--delete] [--remote]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Where } from './enquiries/database.ts';
import { describeNone, listEnquiries } from './enquiries/list.ts';
import {
  deletePersonData,
  describeDeleted,
  describePersonData,
  exportPersonData,
  readPersonData,
} from './enquiries/person.ts';
import { readSince, readStored } from './enquiries/stored.ts';
import { toCsv } from './enquiries/to-csv.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      since: { type: 'string' },
      csv: { type: 'boolean', default: false },
      email: { type: 'string' },
      export: { type: 'string' },
      delete: { type: 'boolean', default: false },
      remote: { type: 'boolean', default: false },
    },
  });
  const persistTo = process.env['PERSIST_TO'] ?? '.wrangler/state';
  const where = { remote: values.remote, persistTo };
  if (values.email !== undefined) {
    if (values.csv || values.all || values.since !== undefined) {
      throw new Error('--email can be combined only with --export, --delete and --remote.');
    }
    handle(values.email, values, where);
  } else if (values.delete || values.export !== undefined) {
    throw new Error('--delete and --export need --email, the address of the person.');
  } else {
    const since = readSince(values, Date.now());
    const stored = readStored(since, where);
    const none = describeNone(since, values);
    process.stdout.write(values.csv ? toCsv(stored) : `${listEnquiries(stored, none)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Answers a data request. Writes the export before deleting anything. */
function handle(
  email: string,
  asked: { export?: string | undefined; delete: boolean },
  where: Where,
): void {
  const data = readPersonData(email, where);
  console.log(describePersonData(data));
  if (asked.export !== undefined) {
    exportPersonData(data, asked.export);
    console.log(`\nExported to ${asked.export}.`);
  }
  if (asked.delete) console.log(`\n${describeDeleted(deletePersonData(data, Date.now(), where))}`);
}
