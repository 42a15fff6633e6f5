import { beforeEach, vi } from 'vitest';
import type { OutgoingMail } from '../../src/worker/runtime.ts';
import type { WorkerEnv } from '../../src/worker/settings.ts';
import worker from '../../src/worker/worker.ts';
import { useEnquiryDatabase } from './enquiry-database.ts';
import { SENDER_SECRET } from './enquiry-example.ts';

/** The site's URL, which differs from the Worker's. */
export const SITE = 'https://site.example';

export interface EnquiryResponse {
  reference?: string;
  next?: string;
  error?: string;
  fields?: { field: string; message: string }[];
}

/** The Worker with a database in memory, with email on, and the emails sent. */
export function useEnquiryWorker() {
  const { database, query } = useEnquiryDatabase();
  const mails: OutgoingMail[] = [];
  const mailService = vi.fn<(mail: OutgoingMail) => Promise<unknown>>();
  beforeEach(() => {
    mails.length = 0;
    mailService.mockReset().mockResolvedValue({ messageId: '1' });
  });
  const env: WorkerEnv = {
    DB: database,
    SENDER_SECRET,
    ASSETS: { fetch: () => Promise.resolve(new Response('gone', { status: 404 })) },
    SITE_URL: SITE,
    ENQUIRIES_PER_MINUTE: '10000',
    ENQUIRIES_PER_HOUR: '10000',
    ENQUIRY_MAIL_TO: 'office@company.example',
    ENQUIRY_MAIL_FROM: 'site@company.example',
    EMAIL: {
      send: (mail) => {
        mails.push(mail);
        return mailService(mail);
      },
    },
  };
  /** Sends a request to the Worker; `finish` waits for work after the response. */
  async function call(path: string, init: RequestInit, changed: Partial<WorkerEnv> = {}) {
    const work: Promise<unknown>[] = [];
    const request = new Request(`https://worker.example${path}`, init);
    const context = { waitUntil: (each: Promise<unknown>) => work.push(each) };
    const response = await worker.fetch(request, { ...env, ...changed }, context);
    const { status, headers } = response;
    return { status, headers, text: await response.text(), finish: () => Promise.all(work) };
  }
  /** Posts an enquiry as JSON. */
  async function begin(data: unknown, changed?: Partial<WorkerEnv>, headers = {}) {
    const body = JSON.stringify(data);
    const init = { method: 'POST', body };
    const type = { 'content-type': 'application/json' };
    const answer = await call(
      '/api/enquiries',
      { ...init, headers: { ...type, ...headers } },
      changed,
    );
    return { ...answer, body: JSON.parse(answer.text) as EnquiryResponse };
  }
  /** Posts an enquiry as JSON, and waits until the Worker has finished. */
  async function post(data: unknown, changed?: Partial<WorkerEnv>, headers = {}) {
    const answer = await begin(data, changed, headers);
    await answer.finish();
    return answer;
  }
  const runTasks = (changed: Partial<WorkerEnv> = {}) =>
    worker.scheduled({}, { ...env, ...changed });
  return { query, mails, mailService, call, begin, post, runTasks };
}

/** The email service's error, with an email address in its message. */
export const createMailError = (code: string) =>
  Object.assign(new Error('not to morag@croft.example'), { code });
