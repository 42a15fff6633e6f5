import { afterEach, describe, expect, test, vi } from 'vitest';
import { enquiries } from '../../../../src/enquiries/worker/enquiries.ts';
import type { EnquiryEnv } from '../../../../src/enquiries/worker/env.ts';
import { makeStamp } from '../../../../src/enquiries/worker/stamp.ts';
import { FORM_IDENTIFIER } from '../../../../src/enquiries/rules/enquiry.ts';
import { FIRM } from '../../../support/firm.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { EXAMPLE, posted, SENDER_SECRET, stampOf } from '../../../support/enquiry-example.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const SITE = 'https://machair.example';
const REFERENCE = /^[A-Z]+-[34679CDFGHJKMNPQRTVWXY]{6}$/;
const JSON_TYPE = { 'content-type': 'application/json' };

const { database, ask } = useEnquiryDatabase();

const ENV: EnquiryEnv = {
  DB: database,
  ASSETS: { fetch: () => Promise.resolve(new Response('gone', { status: 404 })) },
  ENQUIRIES_PER_MINUTE: '10000',
  ENQUIRIES_PER_HOUR: '10000',
  SENDER_SECRET,
  SITE_URL: SITE,
};
// So that a slow run does not change how long ago a form was shown.
vi.useFakeTimers({ toFake: ['Date'] });
const STAMPS = {
  right: await stampOf(20_000),
  tooNew: await stampOf(500),
  tooOld: await stampOf(31 * 86_400_000),
  foreign: await makeStamp(Date.now() - 20_000, { SENDER_SECRET: 'x'.repeat(32) }),
};
const CONTEXT = { waitUntil: () => undefined };

const call = (init: RequestInit, env: EnquiryEnv = ENV) =>
  enquiries(new Request('https://worker.example/api/enquiries', init), env, CONTEXT);

interface Answer {
  reference?: string;
  next?: string;
  error?: string;
  fields?: { field: string; message: string }[];
}

/** Posts an enquiry as JSON. */
async function post(data: unknown, headers: Record<string, string> = {}, env?: EnquiryEnv) {
  const body = JSON.stringify(data);
  const response = await call({ method: 'POST', headers: { ...JSON_TYPE, ...headers }, body }, env);
  const { status } = response;
  return { status, headers: response.headers, body: (await response.json()) as Answer };
}

const count = () => ask('SELECT count(*) AS count FROM enquiries')[0]?.['count'];

describe('an enquiry', () => {
  test('is stored before it is answered with a reference', async () => {
    const data = posted();
    const { status, headers, body } = await post(data);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(['reference', 'next']);
    expect(body.next).toMatch(/^We are (here until|back on) /);
    expect(body.reference).toMatch(REFERENCE);
    const { id, message } = data;
    expect(ask('SELECT id, reference, message FROM enquiries')).toEqual([
      { id, reference: body.reference, message },
    ]);
  });

  test('with the same id is one row and one answer, also when both come at once', async () => {
    const data = posted();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(data)));
    answers.push(await post({ ...data, id: data.id.toUpperCase() }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(count()).toBe(1);
  });

  test.each([
    `<script>document.title='x'</script><img src=x onerror="alert(1)">`,
    `'); DROP TABLE enquiries; --`,
    `"; DELETE FROM enquiries WHERE '1'='1`,
    '=HYPERLINK("https://x.example","Click")',
    'and \u202eevil',
    '{{7*7}} ${7*7} %00 %0d%0aSet-Cookie: x=1',
    '𝒳 👩🏽‍🔧 Ḷ̴̛ ﷽ שלום Ғ'.repeat(20),
  ])('of hostile text is stored as it came: %j', async (text) => {
    const change = { name: text.slice(0, 100), message: text, subject: text.slice(0, 200) };
    expect((await post(posted(change))).status).toBe(201);
    expect(ask('SELECT name, message, subject FROM enquiries')).toEqual([
      { name: change.name.trim(), message: text.trim(), subject: change.subject.trim() },
    ]);
  });

  test('may have line breaks and tabs in its message', async () => {
    const message = 'First line\r\nBcc: everyone@x.example\r\n\r\n\tSecond';
    expect((await post(posted({ message }))).status).toBe(201);
    expect(ask('SELECT message FROM enquiries')).toEqual([
      { message: 'First line\nBcc: everyone@x.example\n\n\tSecond' },
    ]);
  });

  test.each([
    ['message', '\u001b[2J\u001b]0;x\u0007'],
    ['message', 'and \u0000 too'],
    ['name', 'Mòrag\r\nBcc: everyone@x.example'],
    ['subject', 'A\ttab'],
    ['phone', '01632\u007f'],
  ])('with control characters in its %s is refused in words: %j', async (field, text) => {
    const { status, body } = await post(posted({ [field]: text }));
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        field,
        message: expect.stringMatching(
          / holds an invisible character that cannot be sent/,
        ) as string,
      },
    ]);
    expect(count()).toBe(0);
  });

  describe('with the fields of the form and no more', () => {
    const specified = () => ({ ...EXAMPLE, subject: 'Solar', formIdentifier: FORM_IDENTIFIER });

    test('is stored under an id of its own, once however often it is sent within a day', async () => {
      const first = await post(specified());
      const again = await post(specified());
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      await post({ ...specified(), message: 'Another' });
      const rows = ask('SELECT id FROM enquiries');
      expect(rows).toHaveLength(2);
      for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    });

    test('is a suspect, unless it comes from the form of a site at another host', async () => {
      await post(specified());
      await post({ ...specified(), message: 'From the other host' }, { origin: SITE });
      expect(ask('SELECT is_suspect FROM enquiries ORDER BY is_suspect')).toEqual([
        { is_suspect: 0 },
        { is_suspect: 1 },
      ]);
    });
  });

  test.each([
    ['fills in the hidden field', { remarks: 'https://x.example' }],
    ['is quick', { shown: STAMPS.tooNew }],
    ['was never shown the form', { shown: undefined }],
    ['says when, unsigned', { shown: String(Date.now() - 20_000), elapsed: 20_000 }],
    ['says when, signed by somebody else', { shown: STAMPS.foreign }],
    ['says another time than was signed', { shown: `1${STAMPS.right}` }],
    ['was shown the form longer ago than a draft is kept', { shown: STAMPS.tooOld }],
  ])('of a sender who %s is answered as any other, and marked', async (_, change) => {
    const { status, body } = await post(posted(change));
    expect([status, body.reference]).toEqual([201, expect.stringMatching(REFERENCE)]);
    expect(ask('SELECT is_suspect FROM enquiries')).toEqual([{ is_suspect: 1 }]);
  });

  test('is taken as it comes while instances of the Worker share no secret', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await post(posted({ shown: '' }), {}, { ...ENV, SENDER_SECRET: '' });
    expect(ask('SELECT is_suspect FROM enquiries')).toEqual([{ is_suspect: 0 }]);
  });

  test('leaves nothing of who wrote or what in the log', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockReturnValue(),
    );
    await post(posted());
    await post(posted({ email: 'x' }));
    await post('{');
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('a site at another address than the Worker', () => {
  test('may ask, and is told so', async () => {
    const preflight = await call({
      method: 'OPTIONS',
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    const { status, headers } = await post(posted(), { origin: SITE });
    expect(status).toBe(201);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('vary')).toContain('origin');
    const wrong = await post({}, { origin: SITE });
    expect(wrong.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  test('may not, if it is not ours', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const preflight = await call({ method: 'OPTIONS', headers });
    expect(preflight.status).toBe(403);
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('what is no enquiry', () => {
  test('hears the words of the form, and is stored nowhere', async () => {
    const { status, body } = await post(posted({ name: ' ', email: 'morag@croft' }));
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'Please fill in all required fields',
      fields: [
        { field: 'name', message: 'Enter your name' },
        { field: 'email', message: 'Please enter a valid email address' },
      ],
    });
    expect(count()).toBe(0);
  });

  const body = JSON.stringify(posted());
  const json = (change: Record<string, unknown>) => JSON.stringify(posted(change));
  test.each<[string, number, RegExp, string, Record<string, string>]>([
    ['not JSON', 400, /not JSON/, '{', JSON_TYPE],
    ['nothing', 400, /not JSON/, '', JSON_TYPE],
    ['a list', 400, /one JSON object/, '[]', JSON_TYPE],
    ['null', 400, /one JSON object/, 'null', JSON_TYPE],
    ['with an id that is none', 400, /UUID/, json({ id: '../1' }), JSON_TYPE],
    ['of another form', 400, /contact_page_form/, json({ formIdentifier: 'x' }), JSON_TYPE],
    ['too long', 400, /5000 characters or fewer/, json({ message: 'x'.repeat(5001) }), JSON_TYPE],
    ['over 64 KB', 413, /65536 bytes/, json({ more: 'x'.repeat(65_536) }), JSON_TYPE],
    ['text', 415, /application\/json/, body, { 'content-type': 'text/plain' }],
    [
      'of a foreign page',
      403,
      /contact page/,
      body,
      { ...JSON_TYPE, origin: 'https://elsewhere.example' },
    ],
    ['of a page without an origin', 403, /contact page/, body, { ...JSON_TYPE, origin: 'null' }],
    [
      'of a foreign site, as a browser says',
      403,
      /contact page/,
      body,
      { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' },
    ],
  ])(
    'because it is %s is answered %i, with a reason and nothing of the works',
    async (_, status, reason, text, headers) => {
      const response = await call({ method: 'POST', headers, body: text });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const answer = await response.text();
      expect((JSON.parse(answer) as Answer).error).toMatch(reason);
      expect(answer).not.toMatch(/\bat \S+ \(|\.ts\b|\/src\/|D1_|SQLITE/);
      expect(count()).toBe(0);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('by %s is answered 405', async (method) => {
    const response = await call({ method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.json()).toEqual({ error: 'This address takes POST only.' });
  });
});

describe('the limit', () => {
  const env = { ...ENV, ENQUIRIES_PER_MINUTE: '' };
  const from = (address: string) => ({ 'cf-connecting-ip': address });

  test('lets the sixth of an address within a minute wait, and says how long', async () => {
    const address = from('192.0.2.1');
    const data = Array.from({ length: 8 }, () => posted());
    const answers = await Promise.all(data.map((each) => post(each, address, env)));
    const waiting = answers.filter(({ status }) => status === 429);
    expect(waiting).toHaveLength(3);
    for (const { headers, body } of waiting) {
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(body.error).toMatch(
        /^Several enquiries have come from your connection within a minute\. Wait .*seconds?, then send this one again\.$/,
      );
    }
    expect(count()).toBe(5);

    expect((await post(posted(), from('192.0.2.2'), env)).status).toBe(201);
  });

  test('counts an enquiry that is stored already', async () => {
    const data = posted();
    const statuses = [];
    for (let each = 0; each < 7; each += 1) statuses.push((await post(data, {}, env)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  test('for everybody together is answered with when to come back, and how else to reach us', async () => {
    const full = { ...ENV, ENQUIRIES_PER_HOUR: '3' };
    const data = Array.from({ length: 4 }, () => posted());
    for (const [each, one] of data.slice(0, 3).entries()) {
      expect((await post(one, from(`192.0.2.${each}`), full)).status).toBe(201);
    }
    const { status, headers, body } = await post(data[3], from('192.0.2.9'), full);
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error).toMatch(
      /^More enquiries are coming in just now than we can take\. Send yours again in .*minutes?, or call /,
    );
    expect(body.error).toContain(FIRM.phone);
    expect(count()).toBe(3);
    expect((await post(data[0], from('192.0.2.9'), full)).status).toBe(201);
  });

  describe('of an hour', () => {
    /** Posts until one is refused, at most 300 times, and tells what came before. */
    async function fill(address: string, change: Record<string, unknown> = {}) {
      for (let stored = 0; stored < 300; stored += 1) {
        const answer = await post(posted(change), from(address), ENV_OF_HOUR);
        if (answer.status !== 201) return { stored, ...answer };
      }
      throw new Error('There is no limit');
    }
    const ENV_OF_HOUR = { ...ENV, ENQUIRIES_PER_HOUR: '' };
    const SUSPECT = { shown: '' };

    test.each([
      ['an IPv4 address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
      ['an IPv6 network', '2001:db8:1:1::7', '2001:db8:1:2::7', '2001:db8:2:1::7'],
    ])('gives %s a tenth, and says so', async (_, address, same, other) => {
      const { stored, status, headers, body } = await fill(address);
      expect(stored).toBe(20);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.error).toMatch(
        /^Many enquiries have come from your connection within an hour\. Send yours again in .*minutes?, or call /,
      );
      expect((await fill(same)).stored).toBe(0);
      expect((await fill(other)).stored).toBe(20);
    });

    test('has few places for suspected spam, which takes none from a person', async () => {
      let suspects = 0;
      for (let each = 0; each < 15; each += 1) {
        suspects += (await fill(`192.0.2.${each}`, SUSPECT)).stored;
      }
      expect(suspects).toBe(10);
      expect((await fill('192.0.2.1')).stored).toBe(20);
    });

    test('lets a person through who was suspected when there is no place, with a new page', async () => {
      await fill('192.0.2.1', SUSPECT);
      const { status, body } = await post(posted(SUSPECT), from('192.0.2.1'), ENV_OF_HOUR);
      expect(status).toBe(503);
      expect(body.error).toMatch(
        /^We could not tell your enquiry from spam\. .*reload the contact page/,
      );
      expect(body.error).toContain(FIRM.phone);
      expect((await post(posted(), from('192.0.2.1'), ENV_OF_HOUR)).status).toBe(201);
    });

    test('takes what is stored already, when there is no place', async () => {
      const data = posted();
      await post(data, from('192.0.2.1'), ENV_OF_HOUR);
      await fill('192.0.2.1');
      expect((await post(data, from('192.0.2.1'), ENV_OF_HOUR)).status).toBe(201);
    });
  });

  test('of a minute is not used up for a person by suspected spam', async () => {
    const address = from('192.0.2.1');
    for (let each = 0; each < 6; each += 1) await post(posted({ shown: '' }), address, env);
    expect((await post(posted(), address, env)).status).toBe(201);
  });

  test('does not count a form with errors', async () => {
    for (let each = 0; each < 7; each += 1) {
      expect((await post(posted({ name: '' }), {}, env)).status).toBe(400);
    }
    expect((await post(posted(), {}, env)).status).toBe(201);
  });

  test('keeps the address nowhere', async () => {
    const address = '203.0.113.77';
    await post(posted(), from(address), env);
    const tables = ['enquiries', 'recent_calls', 'quotas'];
    const all = tables.map((table) => ask(`SELECT * FROM ${table}`));
    expect(JSON.stringify(all)).toContain('sender');
    expect(JSON.stringify(all)).not.toContain(address);
    expect(JSON.stringify(all)).not.toContain(SENDER_SECRET);
  });
});

describe('when something breaks', () => {
  const SECRET = 'D1_ERROR: no such table at /srv/src/store.ts';
  const fails = () => {
    throw new Error(SECRET);
  };
  const BROKEN = { ...ENV, DB: { prepare: fails, batch: fails } };

  test('in the database, the answer is 503 with another way to reach us', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await post(posted(), {}, BROKEN);
    expect(status).toBe(503);
    expect(body.error).toMatch(/^Your enquiry could not be stored just now\. .* call /);
    expect(body.error).toContain(FIRM.phone);
    expect(body.error).not.toContain('D1');
    expect(logged.mock.calls.flat().join()).not.toMatch(/Mòrag|croft|byre/);
  });

  test('in the settings of the deployment, it is 500 without their values', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await post(posted(), {}, { ...ENV, ENQUIRY_KEEP_DAYS: 'abc' });
    expect(status).toBe(500);
    expect(body.error).not.toContain('abc');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('ENQUIRY_KEEP_DAYS is "abc"'));
  });
});
