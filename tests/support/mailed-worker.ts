import { beforeEach, vi } from 'vitest';
import type { Mail } from '../../src/edge/runtime.ts';
import { enquiries } from '../../src/enquiries/worker/enquiries.ts';
import type { EnquiryEnv } from '../../src/enquiries/worker/env.ts';
import { useEnquiryDatabase } from './enquiry-database.ts';
import { SENDER_SECRET } from './enquiry-example.ts';

/** A Worker that tells the firm of enquiries by mail, and the mails that its mail service was asked to send. */
export function useMailedWorker() {
  const { database, ask } = useEnquiryDatabase();
  const mails: Mail[] = [];
  const service = vi.fn<(mail: Mail) => Promise<unknown>>();
  beforeEach(() => {
    mails.length = 0;
    service.mockReset().mockResolvedValue({ messageId: '1' });
  });
  const env: EnquiryEnv = {
    DB: database,
    SENDER_SECRET,
    ASSETS: { fetch: () => Promise.reject(new Error('not asked for')) },
    SITE_URL: 'https://site.example',
    ENQUIRIES_PER_MINUTE: '100',
    ENQUIRY_MAIL_TO: 'office@firm.example',
    ENQUIRY_MAIL_FROM: 'site@firm.example',
    EMAIL: {
      send: (mail) => {
        mails.push(mail);
        return service(mail);
      },
    },
  };
  /** Posts an enquiry; `finish` waits for the work that goes on after the answer. */
  async function begin(data: object, changed: EnquiryEnv = env, headers = {}) {
    const work: Promise<unknown>[] = [];
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    };
    const request = new Request('https://site.example/api/enquiries', init);
    const response = await enquiries(request, changed, { waitUntil: (each) => work.push(each) });
    const { reference = '' } = (await response.json()) as { reference?: string };
    return { status: response.status, reference, finish: () => Promise.all(work) };
  }
  async function post(data: object, changed?: EnquiryEnv, headers = {}): Promise<string> {
    const { reference, finish } = await begin(data, changed, headers);
    await finish();
    return reference;
  }
  return { env, ask, mails, service, begin, post };
}

/** How the mail service refuses a mail, naming somebody in its message. */
export const refusal = (code: string) =>
  Object.assign(new Error('not to morag@croft.example'), { code });
