import { readRows } from './worker.ts';

/** Folder of the database of the Worker that serves the site under test. */
const STORE = process.env['PERSIST_TO'] ?? '.wrangler/state';

/** What that database holds, read from its file and not through the Worker. */
export const storedRows = (sql: string): Record<string, unknown>[] => readRows(STORE, sql);
