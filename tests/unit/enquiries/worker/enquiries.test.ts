import { afterEach, describe, expect, test, vi } from 'vitest';
import { FORM_IDENTIFIER, parseEnquiry } from '../../../../src/enquiries/rules/enquiry.ts';
import { ENQUIRY_FIELDS } from '../../../../src/enquiries/rules/fields.ts';
import { issueFormToken } from '../../../../src/enquiries/worker/form-token.ts';
import { CONTACT } from '../../../support/company.ts';
import {
  EXAMPLE_ENQUIRY,
  createPostedEnquiry,
  SENDER_SECRET,
  issueTokenShownAgo,
} from '../../../support/enquiry-example.ts';
import { SITE, useEnquiryWorker, type EnquiryResponse } from '../../../support/enquiry-worker.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const { query, call, post } = useEnquiryWorker();
const CALL = '/api/enquiries';
const REFERENCE = /^[A-Z]+-[34679CDFGHJKMNPQRTVWXY]{6}$/;
const JSON_TYPE = { 'content-type': 'application/json' };
const EXTERNAL_HTTP = { origin: 'https://elsewhere.example' };

// A slow run must not change the age of a form.
vi.useFakeTimers({ toFake: ['Date'] });
const TOKENS = {
  right: await issueTokenShownAgo(20_000),
  soonest: await issueTokenShownAgo(2000),
  tooNew: await issueTokenShownAgo(1999),
  tooOld: await issueTokenShownAgo(31 * 86_400_000),
  foreign: await issueFormToken(Date.now() - 20_000, { SENDER_SECRET: 'x'.repeat(32) }),
};

const fails = () => {
  throw new Error('D1_ERROR: no such table at /srv/src/store.ts');
};
const BROKEN = { DB: { prepare: fails, batch: fails } };
const count = () => query('SELECT count(*) AS count FROM enquiries')[0]?.['count'];
/** An enquiry with only the specified fields. */
const specified = { ...EXAMPLE_ENQUIRY, subject: 'Solar', formIdentifier: FORM_IDENTIFIER };

describe('an enquiry', () => {
  test('stores each field in its column before responding with a reference', async () => {
    const data = createPostedEnquiry();
    const { status, headers, body } = await post(data);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(['reference', 'next']);
    expect(body.next).toMatch(/^We(?: are here until|’ll be back on) /);
    expect(body.reference).toMatch(REFERENCE);
    expect(query('SELECT * FROM enquiries')).toMatchObject([
      {
        ...Object.fromEntries(ENQUIRY_FIELDS.map(({ name, column }) => [column, data[name]])),
        id: data.id,
        reference: body.reference,
        is_suspect: 0,
      },
    ]);
  });

  test('stores an id once for simultaneous POSTs', async () => {
    const data = createPostedEnquiry();
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(data)));
    responses.push(await post({ ...data, id: data.id.toUpperCase() }));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1);
    expect(count()).toBe(1);
  });

  test('stores each enquiry under a unique reference', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues').mockReturnValue(new Uint32Array([0]));
    const first = await post(createPostedEnquiry());
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await post(createPostedEnquiry())).status).toBe(503);
    expect(count()).toBe(1);
    drawn.mockReturnValueOnce(new Uint32Array([2 ** 32 - 1]));
    const second = await post(createPostedEnquiry());
    expect(second.status).toBe(201);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  test.each([
    `<script>document.title='x'</script><img src=x onerror="alert(1)">`,
    `'); DROP TABLE enquiries; --`,
    '{{7*7}} ${7*7} %00 %0d%0aSet-Cookie: x=1',
    '𝒳 👩🏽‍🔧 Ḷ̴̛ ﷽ שלום Ғ and \u202eevil'.repeat(2),
  ])('stores hostile text unchanged: %j', async (text) => {
    const change = { name: text.slice(0, 100), message: text, subject: text.slice(0, 200) };
    expect((await post(createPostedEnquiry(change))).status).toBe(201);
    expect(query('SELECT name, message, subject FROM enquiries')).toEqual([
      { name: change.name.trim(), message: text.trim(), subject: change.subject.trim() },
    ]);
  });

  test('stores an enquiry without an id once for repeated POSTs within a day', async () => {
    const first = await post(specified);
    const again = await post(specified);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    await post({ ...specified, message: 'Another' });
    const rows = query('SELECT id FROM enquiries');
    expect(rows).toHaveLength(2);
    for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test.each([
    ['fills in the hidden field', { remarks: 'https://x.example' }],
    ['sends the form too soon', { shown: TOKENS.tooNew }],
    ['sends no form token', { shown: undefined }],
    ['sends an unsigned form token', { shown: String(Date.now() - 20_000), elapsed: 20_000 }],
    ['sends a form token with another signature', { shown: TOKENS.foreign }],
    ['sends a form token with a changed time', { shown: `1${TOKENS.right}` }],
    ['sends a form token older than a draft', { shown: TOKENS.tooOld }],
  ])('marks a sender who %s as suspected spam', async (_, change) => {
    const { status, body } = await post(createPostedEnquiry(change));
    expect([status, body.reference]).toEqual([201, expect.stringMatching(REFERENCE)]);
    expect(query('SELECT is_suspect FROM enquiries')).toEqual([{ is_suspect: 1 }]);
  });

  test('does not suspect a form from another host, or one sent after two seconds', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await post(specified, {}, { origin: SITE });
    await post(createPostedEnquiry({ shown: '' }), { SENDER_SECRET: '' });
    await post(createPostedEnquiry({ shown: TOKENS.soonest }));
    expect(query('SELECT is_suspect FROM enquiries')).toEqual(Array(3).fill({ is_suspect: 0 }));
  });

  test('logs no personal data', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockReturnValue(),
    );
    await post(createPostedEnquiry());
    await post(createPostedEnquiry({ email: 'x' }));
    await post('{');
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('a site on a different origin from the Worker', () => {
  test('accepts a POST from the site with CORS headers', async () => {
    const headers = { origin: SITE, 'access-control-request-method': 'POST' };
    const preflight = await call(CALL, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    for (const data of [createPostedEnquiry(), {}]) {
      const response = await post(data, {}, { origin: SITE });
      expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
      expect(response.headers.get('vary')).toContain('origin');
    }
    expect(count()).toBe(1);
  });

  test('rejects an unknown origin', async () => {
    const preflight = await call(CALL, { method: 'OPTIONS', headers: EXTERNAL_HTTP });
    expect(preflight.status).toBe(403);
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('an invalid enquiry', () => {
  test('rejects an invalid enquiry with the form’s messages', async () => {
    const wrong = { name: ['x'], email: 'morag@croft', phone: undefined, message: ' ' };
    const { status, body } = await post(createPostedEnquiry(wrong));
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'Please fill in all required fields',
      fields: [
        { field: 'name', message: 'Enter your name' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'phone', message: 'Enter your phone number' },
        { field: 'message', message: 'Enter a message' },
      ],
    });
    expect(count()).toBe(0);
  });

  const body = JSON.stringify(createPostedEnquiry());
  const json = (change: Record<string, unknown>) => JSON.stringify(createPostedEnquiry(change));
  test.each<[string, number, RegExp, string, Record<string, string>]>([
    ['not JSON', 400, /not JSON/, '{', {}],
    ['nothing', 400, /not JSON/, '', {}],
    ['a list', 400, /one JSON object/, '[]', {}],
    ['null', 400, /one JSON object/, 'null', {}],
    ['with an invalid id', 400, /UUID/, json({ id: '../1' }), {}],
    ['of another form', 400, /contact_page_form/, json({ formIdentifier: 'x' }), {}],
    ['too long', 400, /5000 characters or fewer/, json({ message: 'x'.repeat(5001) }), {}],
    [
      'with control characters in a field',
      400,
      /invisible character/,
      json({ message: '\u001b[2J' }),
      {},
    ],
    [
      'with a line break in a field',
      400,
      /invisible character/,
      json({ name: 'M\r\nBcc: x@x.example' }),
      {},
    ],
    ['over 64 KB', 413, /65536 bytes/, json({ more: 'x'.repeat(65_536) }), {}],
    ['text', 415, /application\/json/, body, { 'content-type': 'text/plain' }],
    ['from another site’s page', 403, /contact page/, body, EXTERNAL_HTTP],
    ['from a page without an origin', 403, /contact page/, body, { origin: 'null' }],
    ['from another site', 403, /contact page/, body, { 'sec-fetch-site': 'cross-site' }],
  ])(
    'rejects an enquiry that is %s with status %i and a reason',
    async (_, status, reason, text, more) => {
      const headers = { ...JSON_TYPE, ...more };
      const response = await call(CALL, { method: 'POST', headers, body: text });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((JSON.parse(response.text) as EnquiryResponse).error).toMatch(reason);
      expect(response.text).not.toMatch(/\bat \S+ \(|\.ts\b|\/src\/|D1_|SQLITE/);
      expect(count()).toBe(0);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('returns 405 for %s', async (method) => {
    const { status, headers } = await call(CALL, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST, OPTIONS');
  });
});

describe('the rate limit', () => {
  const MINUTE = { ENQUIRIES_PER_MINUTE: '' };
  const HOUR = { ENQUIRIES_PER_HOUR: '' };
  const SUSPECT = { shown: '' };
  const from = (address: string) => ({ 'cf-connecting-ip': address });

  /** Posts until one is rejected, at most 300 times, and returns the number accepted. */
  async function fill(address: string, change: Record<string, unknown> = {}) {
    for (let stored = 0; stored < 300; stored += 1) {
      const response = await post(createPostedEnquiry(change), HOUR, from(address));
      if (response.status !== 201) return { stored, ...response };
    }
    throw new Error('There is no limit');
  }

  test('rejects the sixth POST from an IP address within a minute', async () => {
    const data = Array.from({ length: 8 }, () => createPostedEnquiry());
    const responses = await Promise.all(data.map((each) => post(each, MINUTE, from('192.0.2.1'))));
    const waiting = responses.filter(({ status }) => status === 429);
    expect(waiting).toHaveLength(3);
    const { headers, body } = waiting[0] ?? {};
    expect(headers?.get('retry-after')).toBe('60');
    expect(body?.error).toBe(
      'Several enquiries have come from your connection within a minute. Wait 60 seconds, then send this one again.',
    );
    expect(count()).toBe(5);
    expect((await post(createPostedEnquiry(), MINUTE, from('192.0.2.2'))).status).toBe(201);
  });

  test('counts only valid forms', async () => {
    for (let each = 0; each < 7; each += 1) {
      expect((await post(createPostedEnquiry({ name: '' }), MINUTE)).status).toBe(400);
    }
    const data = createPostedEnquiry();
    const statuses = [];
    for (let each = 0; each < 7; each += 1) statuses.push((await post(data, MINUTE)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  test('counts suspected spam separately from a genuine sender', async () => {
    for (let each = 0; each < 6; each += 1) await post(createPostedEnquiry(SUSPECT), MINUTE);
    expect((await post(createPostedEnquiry(), MINUTE)).status).toBe(201);
  });

  test('returns 503 with the company’s phone number at the global limit', async () => {
    const full = { ENQUIRIES_PER_HOUR: '3' };
    const data = Array.from({ length: 4 }, () => createPostedEnquiry());
    for (const [each, one] of data.slice(0, 3).entries()) {
      expect((await post(one, full, from(`192.0.2.${each}`))).status).toBe(201);
    }
    const { status, headers, body } = await post(data[3], full, from('192.0.2.9'));
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error).toMatch(
      /^We are receiving more enquiries than we can accept at the moment\. Send yours again in .*minutes?, or call /,
    );
    expect(body.error).toContain(CONTACT.phone);
    expect(count()).toBe(3);
    expect((await post(data[0], full, from('192.0.2.9'))).status).toBe(201);
  });

  test.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['an IPv6 network', '2001:db8:1:1::7', '2001:db8:1:2::7', '2001:db8:2:1::7'],
  ])('allows %s a tenth of the hourly limit', async (_, address, same, other) => {
    const { stored, status, headers, body } = await fill(address);
    expect([stored, status]).toEqual([20, 429]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error).toMatch(
      /^Too many enquiries have come from your connection in the last hour\. Send yours again in .*minutes?, or call /,
    );
    expect((await fill(same)).stored).toBe(0);
    expect((await fill(other)).stored).toBe(20);
  });

  test('allows fewer suspected enquiries', async () => {
    let suspects = 0;
    for (let each = 0; each < 15; each += 1) {
      suspects += (await fill(`192.0.2.${each}`, SUSPECT)).stored;
    }
    expect(suspects).toBe(10);
    const { status, body } = await post(createPostedEnquiry(SUSPECT), HOUR, from('192.0.2.1'));
    expect(status).toBe(503);
    expect(body.error).toMatch(/^Our spam filter stopped your enquiry\. .*reload the contact page/);
    expect(body.error).toContain(CONTACT.phone);
    expect((await fill('192.0.2.1')).stored).toBe(20);
  });

  test('accepts duplicates even after the limit is reached', async () => {
    const data = createPostedEnquiry();
    await post(data, HOUR, from('192.0.2.1'));
    await fill('192.0.2.1');
    expect((await post(data, HOUR, from('192.0.2.1'))).status).toBe(201);
  });

  test('stores only keyed hashes of the IP address', async () => {
    const address = '203.0.113.77';
    const otherSecret = { SENDER_SECRET: 'x'.repeat(32) };
    for (const env of [{}, otherSecret]) await post(createPostedEnquiry(), env, from(address));
    const tables = ['enquiries', 'recent_calls', 'quotas'];
    expect(JSON.stringify(tables.map((table) => query(`SELECT * FROM ${table}`)))).not.toMatch(
      new RegExp(`${address}|${SENDER_SECRET}`),
    );
    const hashes = query('SELECT DISTINCT sender, network FROM recent_calls').flatMap(
      Object.values,
    );
    expect(new Set(hashes).size).toBe(4);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('server errors', () => {
  test('states other ways to reach the company after a database error', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await post(createPostedEnquiry(), BROKEN);
    expect(status).toBe(503);
    expect(body.error).toMatch(/^We could not store your enquiry\. .* call /);
    expect(body.error).toContain(CONTACT.phone);
    expect(body.error).not.toContain('D1');
    expect(logged.mock.calls.flat().join()).not.toMatch(/Mòrag|croft|byre/);
  });

  test('does not leak the values of invalid settings', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await post(createPostedEnquiry(), { ENQUIRY_KEEP_DAYS: 'abc' });
    expect(status).toBe(500);
    expect(body.error).not.toContain('abc');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('ENQUIRY_KEEP_DAYS is "abc"'));
  });
});

// Responses as pages need the runtime: see tests/e2e/enquiries/native-form.spec.ts.
describe('a form submitted without JavaScript', () => {
  const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (body: BodyInit, headers = {}, changed = {}) =>
    call(CALL, { method: 'POST', headers, body }, changed);
  const submit = (change: Record<string, string> = {}, changed = {}) =>
    send(new URLSearchParams({ ...EXAMPLE_ENQUIRY, shown: TOKENS.right, ...change }), {}, changed);
  const withService = (title: string) => ({
    ASSETS: {
      fetch: ({ url }: Request) =>
        Promise.resolve(
          url.endsWith('/data/services.json')
            ? Response.json([{ id: 'solar', title }])
            : new Response('', { status: 404 }),
        ),
    },
  });

  test('stores a repeated form once', async () => {
    const { status, headers, text } = await submit({}, withService('Solar Solutions'));
    expect(status).toBe(201);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const [row, ...others] = query('SELECT * FROM enquiries');
    expect([row?.['subject'], row?.['is_suspect']]).toEqual([
      'Service Inquiry: Solar Solutions',
      0,
    ]);
    expect(text).toContain('Thank you. Your message has been sent.');
    expect(text).toContain(`Your reference is ${String(row?.['reference'])}.`);
    expect(text).toContain(`call ${CONTACT.phone} or write to ${CONTACT.email}`);
    expect((await submit({}, withService('Solar Solutions'))).text).toBe(text);
    expect(others).toEqual([]);
    expect(count()).toBe(1);
  });

  test.each<[string, Record<string, string>, object, Record<string, unknown>]>([
    [
      'a stay at a house',
      { selectedService: 'A stay at Uta' },
      {},
      { service: 'other', subject: 'A stay at Uta' },
    ],
    [
      'an enquiry on another subject',
      { selectedService: 'other', subject: 'A mast' },
      {},
      { service: 'other', subject: 'A mast' },
    ],
    [
      'a service with a very long name',
      {},
      withService(`Solar\t${'x'.repeat(600)}`),
      { subject: `Service Inquiry: Solar ${'x'.repeat(177)}` },
    ],
    [
      'a service whose name cannot be read',
      {},
      { ASSETS: { fetch: () => Promise.reject(new Error('no assets')) } },
      { subject: 'Service Inquiry: solar' },
    ],
    ['with a hidden subject', { subject: 'x'.repeat(201) }, {}, {}],
    ['with text in its hidden field', { remarks: 'https://x.example' }, {}, { is_suspect: 1 }],
    ['sent too soon', { shown: TOKENS.tooNew }, {}, { is_suspect: 1 }],
    ['without a form token', { shown: '' }, {}, { is_suspect: 1 }],
  ])('stores %s', async (_, change, changed, row) => {
    expect((await submit(change, changed)).status).toBe(201);
    expect(query('SELECT * FROM enquiries')).toMatchObject([row]);
  });

  test('does not confirm an enquiry that was not stored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { status, text } = await submit({}, BROKEN);
    expect(status).toBe(503);
    expect(text).toContain('could not store your enquiry');
    expect(text).toContain('Go back to the form');
    expect(text).not.toContain('D1_ERROR');
  });

  test('returns the time to wait at the rate limit', async () => {
    const limit = { ENQUIRIES_PER_MINUTE: '1' };
    await submit({}, limit);
    const { status, headers, text } = await submit({}, limit);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(text).toContain('then send this one again.');
  });

  test('counts line breaks in a message as the form’s script does', async () => {
    const longest = 'x\n'.repeat(2499) + 'xx';
    expect((await submit({ message: longest.replaceAll('\n', '\r\n') })).status).toBe(201);
    expect((await post(createPostedEnquiry({ message: longest }))).status).toBe(201);
    expect(query('SELECT DISTINCT message FROM enquiries')).toEqual([{ message: longest }]);
    const error = 'Message must be 5000 characters or fewer';
    for (const message of [`${longest}x`, '𝒳'.repeat(5_500), 'x'.repeat(70_000)]) {
      const { status, text } = await submit({ message });
      expect(status).toBe(400);
      expect(text).toContain(error);
      const checked = parseEnquiry({ ...EXAMPLE_ENQUIRY, message });
      expect(checked).toMatchObject({ errors: [{ message: error }] });
    }
  });

  test.each<[string, number, string, string, Record<string, string>]>([
    ['over a megabyte', 413, '5000 characters', `message=${'x'.repeat(1_000_000)}`, FORM_TYPE],
    [
      'incomplete',
      400,
      'Please enter a valid email address\n\nEnter your phone',
      new URLSearchParams({ ...EXAMPLE_ENQUIRY, email: 'morag', phone: ' ' }).toString(),
      FORM_TYPE,
    ],
    [
      'garbled',
      400,
      'We could not read your message',
      'no parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    [
      'from another site’s page',
      403,
      'from the contact page',
      'a=b',
      { ...FORM_TYPE, ...EXTERNAL_HTTP },
    ],
  ])(
    'returns advice for a form that is %s, with status %i',
    async (_, status, message, body, headers) => {
      const response = await send(body, headers);
      expect(response.status).toBe(status);
      expect(response.text).toContain(message);
      expect(response.text).toContain('Go back to the form: your message should still be there.');
      expect(count()).toBe(0);
    },
  );
});
