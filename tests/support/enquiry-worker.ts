import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { EnquiryVars } from '../../src/edge/enquiries/settings.ts';
import { test as visitorTest } from './visitor.ts';
import { readRows, startWorker, type RunningWorker } from './worker.ts';

interface Owned {
  vars: EnquiryVars;
  worker: RunningWorker & {
    /** Of its database. */
    folder: string;
    rows: (sql: string) => Record<string, unknown>[];
  };
}

/** A test with a Worker and a database of its own, which the tests of a file share. */
export const test = visitorTest.extend<object, Owned>({
  vars: [{}, { option: true, scope: 'worker' }],
  worker: [
    async ({ vars }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
      const worker = await startWorker(folder, vars);
      await use({ ...worker, folder, rows: (sql) => readRows(folder, sql) });
      await worker.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ worker }, use) => {
    await use(worker.origin);
  },
});

export { expect } from '@playwright/test';

export const CALL = '/api/enquiries';

/** An enquiry as the form posts it, under an id of its own. */
export function enquiry(change: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    name: 'Mòrag NicDhòmhnaill',
    email: 'morag@croft.example',
    phone: '01632 960 123',
    subject: 'Service Inquiry: Solar Solutions',
    message: 'Panels for a byre roof?',
    selectedService: 'solar',
    formIdentifier: 'contact_page_form',
    website: '',
    elapsed: 20_000,
    ...change,
  };
}

/** Posts an enquiry and gives status, headers and body. */
export async function post(
  request: APIRequestContext,
  data: unknown,
  headers: Record<string, string> = {},
) {
  const response = await request.post(CALL, { data, headers });
  const body = (await response.json()) as {
    reference?: string;
    error?: string;
    fields?: { field: string; message: string }[];
  };
  return { status: response.status(), headers: response.headers(), body };
}
