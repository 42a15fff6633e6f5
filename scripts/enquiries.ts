// Lists the stored enquiries of the last 30 days, or shows, exports and deletes all data on one person.
import type { DatabaseTarget } from './enquiries/database.ts';
import { describeNone, listWithTotal } from './enquiries/list.ts';
import {
  deletePersonData,
  describeDeleted,
  describePersonData,
  exportPersonData,
  readPersonData,
} from './enquiries/person.ts';
import { readSince, readStored } from './enquiries/stored.ts';
import { toCsv } from './enquiries/to-csv.ts';
import { loadSettings } from './load-settings.ts';
import { readOptions } from './read-options.ts';

const USAGE = `Lists the enquiries of the last 30 days.

npm run enquiries -- --remote                         reads the live database, not this computer's
npm run enquiries -- --remote --all                   lists older ones too
npm run enquiries -- --remote --since 2026-11-01      lists those received since a date
npm run --silent enquiries -- --remote --csv > FILE   writes them for a spreadsheet
npm run enquiries -- --remote --email ADDRESS         shows all data on one person
    --export FILE   also writes it to a new file
    --delete        then deletes that person's enquiries for good`;

try {
  loadSettings();
  const values = readOptions(USAGE, {
    all: { type: 'boolean', default: false },
    since: { type: 'string' },
    csv: { type: 'boolean', default: false },
    email: { type: 'string' },
    export: { type: 'string' },
    delete: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
  });
  const persistTo = process.env['PERSIST_TO'] ?? '.wrangler/state';
  const target = { remote: values.remote, persistTo };
  if (values.email !== undefined) {
    if (values.csv || values.all || values.since !== undefined) {
      throw new Error('--email can be combined only with --export, --delete and --remote.');
    }
    handleDataRequest(values.email, values, target);
  } else if (values.delete || values.export !== undefined) {
    throw new Error('--delete and --export need --email, the address of the person.');
  } else {
    const since = readSince(values, Date.now());
    const stored = readStored(since, target);
    const none = describeNone(since, values);
    process.stdout.write(values.csv ? toCsv(stored) : `${listWithTotal(stored, none)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Answers a data request. Writes the export before deleting anything. */
function handleDataRequest(
  email: string,
  options: { export?: string | undefined; delete: boolean },
  where: DatabaseTarget,
): void {
  const data = readPersonData(email, where);
  console.log(describePersonData(data));
  if (options.export !== undefined) {
    exportPersonData(data, options.export);
    console.log(`\nExported to ${options.export}.`);
  }
  if (options.delete)
    console.log(`\n${describeDeleted(deletePersonData(data, Date.now(), where))}`);
}
