import { afterEach, expect, test, vi } from 'vitest';
import { sendEnquiry } from '../../../../src/enquiries/island/send-enquiry.ts';
import { EXAMPLE_ENQUIRY } from '../../../support/enquiry-example.ts';

const extras = { id: '1', honeypot: '', formToken: 'just now' };
/** Includes a field outside the specification. */
const enquiry = { ...EXAMPLE_ENQUIRY, subject: 'Solar', visit: 'In May' };

/** Sends the same response to every post, and records it. */
function answerWith(response: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(response);
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [
    201,
    { reference: 'x' },
    { kind: 'sent', enquiry, reference: '', next: '', at: expect.any(Date) as unknown },
  ],
  [400, { fields: [{ field: 'name', message: 'No' }] }, { kind: 'failed', advice: '' }],
  [503, { error: 'Buy our plan' }, { kind: 'failed', advice: '' }],
])(
  'sends only the seven specified fields to another host, which responds with %i',
  async (status, body, expected) => {
    const response = Response.json(body, { status });
    const sent = answerWith(response);
    const endpoint = { url: 'https://forms.example/in', isOwnWorker: false };
    expect(await sendEnquiry(endpoint, enquiry, extras)).toEqual(expected);
    const { visit, ...specified } = enquiry;
    expect(visit).toBe('In May');
    expect(sent).toEqual([{ ...specified, formIdentifier: 'contact_page_form' }]);
    expect(response.bodyUsed).toBe(false);
  },
);
