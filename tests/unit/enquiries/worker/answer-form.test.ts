import { afterEach, describe, expect, test, vi } from 'vitest';
import { enquiries } from '../../../../src/enquiries/worker/enquiries.ts';
import type { EnquiryEnv } from '../../../../src/enquiries/worker/env.ts';
import { parseEnquiry } from '../../../../src/enquiries/rules/enquiry.ts';
import { ENQUIRY_FIELDS } from '../../../../src/enquiries/rules/fields.ts';
import { FIRM } from '../../../support/firm.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { EXAMPLE, SENDER_SECRET, stampOf } from '../../../support/enquiry-example.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const STAMP = await stampOf(20_000);
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const { database, ask } = useEnquiryDatabase();

/** A site that has its data, and no page. */
const ENV: EnquiryEnv = {
  DB: database,
  SENDER_SECRET,
  ASSETS: {
    fetch: ({ url }) =>
      Promise.resolve(
        url.endsWith('/data/services.json')
          ? Response.json([{ id: 'solar', title: 'Solar Solutions' }])
          : new Response('<h1>Out of order</h1>', { status: 404 }),
      ),
  },
};

async function send(body: BodyInit, headers: Record<string, string> = {}, env: EnquiryEnv = ENV) {
  const init = { method: 'POST', headers, body };
  const request = new Request('https://machair.example/api/enquiries', init);
  const response = await enquiries(request, env, { waitUntil: () => undefined });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const submit = (change: Record<string, string> = {}, env?: EnquiryEnv) =>
  send(new URLSearchParams({ ...EXAMPLE, shown: STAMP, ...change }), {}, env);

// The answers as pages of the site need the runtime: tests/e2e/enquiries/native.spec.ts has them.
describe('without a contact page to show it on', () => {
  test('thanks are said in plain text', async () => {
    const { status, headers, text } = await submit();
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const [row] = ask('SELECT reference, subject FROM enquiries');
    expect(row?.['subject']).toBe('Service Inquiry: Solar Solutions');
    expect(text).toContain('Thank you. Your message has been sent.');
    expect(text).toContain(`Your reference is ${String(row?.['reference'])}.`);
    expect(text).toContain(`call ${FIRM.phone} or write to ${FIRM.email}`);
    expect(text).toMatch(/What happens next\n\nWe are (here until|back on) /);
    expect(text).toContain(`Message: ${EXAMPLE.message}`);
  });

  test('a stay at a house is another service, with the house as its subject', async () => {
    expect((await submit({ selectedService: 'A stay at Uta' })).status).toBe(201);
    expect(ask('SELECT service, subject FROM enquiries')).toEqual([
      { service: 'other', subject: 'A stay at Uta' },
    ]);
  });

  test('a service of a very long name is asked for by the beginning of it', async () => {
    const title = `Solar\t${'x'.repeat(600)}`;
    const fetch = () => Promise.resolve(Response.json([{ id: 'solar', title }]));
    expect((await submit({}, { ...ENV, ASSETS: { fetch } })).status).toBe(201);
    expect(ask('SELECT subject FROM enquiries')).toEqual([
      { subject: `Service Inquiry: Solar ${'x'.repeat(177)}` },
    ]);
  });

  test('errors are said with all that was written', async () => {
    const { status, text } = await submit({ email: 'morag', phone: ' ' });
    expect(status).toBe(400);
    expect(text).toContain(
      'There is a problem\n\nPlease enter a valid email address\n\nEnter your phone',
    );
    for (const { name, label } of ENQUIRY_FIELDS) {
      if (name !== 'email' && name !== 'phone')
        expect(text).toContain(`${label}: ${EXAMPLE[name]}`);
    }
    expect(text).toContain('Email: morag');
    expect(ask('SELECT id FROM enquiries')).toEqual([]);
  });

  test.each([
    ['cannot be reached', () => Promise.reject(new Error('no assets'))],
    ['breaks', () => Promise.resolve(Response.error())],
  ])('as when the site %s, an enquiry is stored all the same', async (_, fetch) => {
    const { status, text } = await submit({}, { ...ENV, ASSETS: { fetch } });
    expect(status).toBe(201);
    expect(text).toMatch(/Your reference is [A-Z]+-/);
    expect(ask('SELECT subject FROM enquiries')).toEqual([{ subject: 'Service Inquiry: solar' }]);
  });

  test('what cannot be stored is not lost either', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fails = () => {
      throw new Error('D1_ERROR');
    };
    const { status, text } = await submit({}, { ...ENV, DB: { prepare: fails, batch: fails } });
    expect(status).toBe(503);
    expect(text).toContain('could not be stored just now');
    expect(text).toContain(EXAMPLE.message);
    expect(text).not.toContain('D1_ERROR');
  });
});

test('a form that has to wait is told how long, and keeps its values', async () => {
  for (let each = 0; each < 5; each += 1) {
    expect((await submit({ message: `No. ${each}` })).status).toBe(201);
  }
  const { status, headers, text } = await submit({ message: 'The sixth' });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(text).toContain('then send this one again.');
  expect(text).toContain('Message: The sixth');
});

test('the same form sent twice, as by a reload, is one enquiry', async () => {
  expect((await submit()).text).toBe((await submit()).text);
  expect(ask('SELECT id FROM enquiries')).toHaveLength(1);
});

test('a form that was written in time is no suspect', async () => {
  expect((await submit()).status).toBe(201);
  expect(ask('SELECT is_suspect FROM enquiries')).toEqual([{ is_suspect: 0 }]);
});

test.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
  ['with text in its hidden field', () => ({ remarks: 'https://x.example' })],
  // Of a page of the next minute, so that no machine is too slow for it.
  ['that came too soon', async () => ({ shown: await stampOf(-60_000) })],
  ['of a page that was never asked for', () => ({ shown: '' })],
])('a form %s is answered as any other, and marked', async (_, change) => {
  expect((await submit(await change())).status).toBe(201);
  expect(ask('SELECT is_suspect FROM enquiries')).toEqual([{ is_suspect: 1 }]);
});

describe('a message of many lines', () => {
  // As a browser sends them without scripts, and as the island does.
  const native = (text: string) => submit({ message: text.replaceAll('\n', '\r\n') });
  const scripted = (message: string) =>
    send(
      JSON.stringify({
        ...EXAMPLE,
        subject: 'Solar',
        formIdentifier: 'contact_page_form',
        shown: STAMP,
        message,
      }),
      {
        'content-type': 'application/json',
      },
    );
  const LONGEST = 'x\n'.repeat(2499) + 'xx';
  const ERROR = 'Message must be 5000 characters or fewer';

  test('has one length and is stored alike, with and without scripts', async () => {
    expect([(await native(LONGEST)).status, (await scripted(LONGEST)).status]).toEqual([201, 201]);
    expect(ask('SELECT DISTINCT message FROM enquiries')).toEqual([{ message: LONGEST }]);
  });

  test.each([`${LONGEST}x`, '𝒳'.repeat(5_500), 'x'.repeat(70_000)])(
    'is refused in the same words when it is too long, and kept',
    async (text) => {
      const form = await native(text);
      expect(form.status).toBe(400);
      expect(form.text).toContain(ERROR);
      expect(form.text).toContain(text.replaceAll('\n', '\r\n'));
      const checked = parseEnquiry({ ...EXAMPLE, message: text });
      expect(checked).toMatchObject({ errors: [{ message: ERROR }] });
    },
  );
});

test('a subject that the form does not show is not in the way', async () => {
  expect((await submit({ subject: 'x'.repeat(201) })).status).toBe(201);
});

test.each<[string, number, string, string, Record<string, string>]>([
  [
    'over a megabyte',
    413,
    'Message must be 5000 characters or fewer',
    `message=${'x'.repeat(1_000_000)}`,
    FORM_TYPE,
  ],
  ['garbled', 400, 'garbled', 'no parts', { 'content-type': 'multipart/form-data; boundary=x' }],
  [
    'of a foreign page',
    403,
    'Send the form from the contact page',
    'message=From+elsewhere',
    { ...FORM_TYPE, origin: 'https://elsewhere.example' },
  ],
])(
  'a form that is %s is answered %i, and how to go on',
  async (_, status, words, body, headers) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('Go back to the form');
    expect(ask('SELECT id FROM enquiries')).toEqual([]);
  },
);
