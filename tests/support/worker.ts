import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { WorkerSecrets } from '../../src/worker/secrets.ts';
import type { WorkerVars } from '../../src/worker/settings.ts';
import { WORKER_SECRETS, WORKER_SETTINGS } from '../../src/settings.ts';
import { MINIMUM_ELAPSED_MS } from '../../src/enquiries/worker/form-token.ts';
import { findFreePort } from '../../harness/site/free-port.ts';

export interface RunningWorker {
  origin: string;
  /** The output so far. */
  log: () => string;
  /** Triggers the scheduled run, or that of another schedule, and waits for its end. */
  runScheduled: (cron?: string) => Promise<void>;
  /** Kills the Worker and all its processes, like a power cut. */
  kill: () => Promise<void>;
}

/** Unset, so that the user's settings do not matter. */
const NO_VARS = Object.fromEntries(
  Object.keys({ ...WORKER_SETTINGS, ...WORKER_SECRETS }).map((name) => [name, '']),
);

/** Serves a folder's dist like `npm start`, on a free port, with the database in a folder. */
export async function startWorker(
  persistTo: string,
  vars: WorkerVars & WorkerSecrets = {},
  cwd = '.',
): Promise<RunningWorker> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [resolve('scripts/serve.ts')], {
    cwd,
    // A separate process group, so that a kill reaches the runtime too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...NO_VARS,
      ...vars,
      FORCE_COLOR: '0',
      PORT: String(port),
      PERSIST_TO: persistTo,
    },
  });
  let log = '';
  const ended = once(server, 'close');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('Ready on')) resolve();
      });
    }
  });
  const failed = ended.then(() => {
    throw new Error(`The Worker did not start:\n${log}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    log: () => log,
    runScheduled: async (cron = '') => {
      const query = new URLSearchParams(cron === '' ? {} : { cron });
      const response = await fetch(`${origin}/cdn-cgi/local/scheduled?${query.toString()}`);
      if (!response.ok) throw new Error(`The schedule "${cron}" failed: HTTP ${response.status}`);
      await response.text();
    },
    kill: async () => {
      if (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
        process.kill(-server.pid, 'SIGKILL');
      }
      await ended;
    },
  };
}

/** Posts an enquiry. Returns its reference, and the token for its photographs. */
export async function postEnquiry(origin: string, data: object) {
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return (await response.json()) as { reference: string; photographs?: string };
}

/** Requests the contact page, and waits for the time needed to fill it in. Returns the form's token. */
export async function takeFormToken(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/contact`)).text();
  await setTimeout(MINIMUM_ELAPSED_MS);
  return /name="shown"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
}

function openFile(persistTo: string): DatabaseSync {
  const [file = ''] = globSync(`${persistTo}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  return new DatabaseSync(file);
}

/** Queries the database in a folder directly, without the Worker. */
export function readRows(persistTo: string, sql: string): Record<string, unknown>[] {
  const database = openFile(persistTo);
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

/** Changes the database in a folder while no Worker has it open. */
export function changeRows(persistTo: string, sql: string): void {
  const database = openFile(persistTo);
  database.exec(sql);
  database.close();
}

/** The database folder of the tested site's Worker. */
const STORE = process.env['PERSIST_TO'] ?? '.wrangler/state';

/** Queries that database directly, without the Worker. */
export const storedRows = (sql: string): Record<string, unknown>[] => readRows(STORE, sql);

/** The local email service's log of an email: the paths of its text and HTML. */
const PRINTED = /^Subject: (.*)\n\nText: (.*)\nHTML: (.*)$/gm;

/** The emails sent by a Worker, from the local email service's log. */
export const localMails = (log: string) =>
  [...log.matchAll(PRINTED)].map(([, subject = '', text = '', html = '']) => ({
    subject,
    text: readFileSync(text, 'utf8'),
    html: readFileSync(html, 'utf8'),
  }));
