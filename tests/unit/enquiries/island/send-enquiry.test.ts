import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendEnquiry } from '../../../../src/enquiries/island/send-enquiry.ts';
import { posted } from '../../../support/enquiry-example.ts';

const { id, website, elapsed, ...specified } = posted();
const more = { id, website, elapsed };

/** Answers every post alike, and notes what was sent. */
function answerWith(response: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(response);
  });
  return sent;
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://machair.example/contact'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['/api/enquiries', 'https://machair.example/api/enquiries'])(
  'our own endpoint at %s is told all, and its answer is read',
  async (url) => {
    const sent = answerWith(Response.json({ reference: 'MR-1' }, { status: 201 }));
    expect(await sendEnquiry(url, specified, more)).toEqual({ kind: 'taken', reference: 'MR-1' });
    expect(sent).toEqual([{ ...specified, ...more }]);
  },
);

test.each([
  [201, { reference: 'x' }, { kind: 'taken', reference: '' }],
  [400, { fields: [{ field: 'name', message: 'No' }] }, { kind: 'failed', advice: '' }],
  [503, { error: 'Buy our plan' }, { kind: 'failed', advice: '' }],
])(
  'a service at another host gets the seven fields alone, and what it answers with %i is not read',
  async (status, body, expected) => {
    const response = Response.json(body, { status });
    const sent = answerWith(response);
    expect(await sendEnquiry('https://forms.example/in', specified, more)).toEqual(expected);
    expect(sent).toEqual([specified]);
    expect(response.bodyUsed).toBe(false);
  },
);
