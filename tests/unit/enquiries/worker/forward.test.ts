import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import { enquiries } from '../../../../src/enquiries/worker/enquiries.ts';
import type { EnquiryEnv } from '../../../../src/enquiries/worker/env.ts';
import { tendEnquiries } from '../../../../src/enquiries/worker/tend.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { EXAMPLE, posted, SENDER_SECRET } from '../../../support/enquiry-example.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const { database, ask } = useEnquiryDatabase();

/** What the receiver was sent, and what it answers. */
const received: { id: unknown; status: number; body: unknown }[] = [];
let raw = { headers: {} as IncomingHttpHeaders, body: '' };
let answered = 200;
const { server, origin } = await listenOnLoopback((request, response) => {
  const id = request.headers['idempotency-key'];
  const status = answered;
  void text(request).then((body) => {
    raw = { headers: request.headers, body };
    received.push({ id, status, body: JSON.parse(body) });
    response.writeHead(status, { location: '/elsewhere' }).end('x');
  });
});
afterAll(() => stopServer(server));
beforeEach(() => {
  received.length = 0;
  answered = 200;
});

const ENV: EnquiryEnv = {
  ENQUIRIES_PER_MINUTE: '1000',
  DB: database,
  SENDER_SECRET,
  ASSETS: { fetch: () => Promise.reject(new Error('not asked for')) },
  ENQUIRY_FORWARD_URL: `${origin}/enquiries?key=secret-of-the-receiver`,
};

/** Posts an enquiry, and waits for the work that goes on after the answer. */
async function post(data: object, env = ENV): Promise<{ status: number; reference: unknown }> {
  const work: Promise<unknown>[] = [];
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  };
  const request = new Request('https://machair.example/api/enquiries', init);
  const response = await enquiries(request, env, { waitUntil: (each) => work.push(each) });
  const { reference } = (await response.json()) as { reference: unknown };
  await Promise.all(work);
  return { status: response.status, reference };
}

const row = () => ask('SELECT * FROM enquiries')[0];

describe('a stored enquiry', () => {
  test('is sent on, once', async () => {
    const data = posted();
    const { reference } = await post(data);
    const { id, remarks, shown, ...payload } = data;
    expect([remarks, shown]).toEqual(['', expect.any(String)]);
    expect(reference).toEqual(expect.any(String));
    expect(received).toEqual([{ id, status: 200, body: payload }]);
    expect(row()?.['forwarded_at']).toEqual(expect.any(Number));
    await tendEnquiries(ENV);
    await post(data);
    expect(received).toHaveLength(1);
  });

  test('is sent on with all that is known of it where that is set', async () => {
    const { reference } = await post(posted(), { ...ENV, ENQUIRY_FORWARD_FIELDS: 'all' });
    expect(received[0]?.body).toMatchObject({
      ...EXAMPLE,
      subject: 'Service Inquiry: Solar Solutions',
      reference,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
    });
  });

  test.each([
    ['fails', 500],
    ['does not want it', 403],
    ['leads elsewhere', 302],
  ])(
    'that the receiver %s costs the visitor nothing: it is asked again until it takes it',
    async (_, status) => {
      const logs = (['log', 'error'] as const).map((level) =>
        vi.spyOn(console, level).mockReturnValue(),
      );
      answered = status;
      expect((await post(posted())).status).toBe(201);
      expect(row()?.['forward_error']).toBe(`status ${status}`);
      await tendEnquiries(ENV);
      expect(row()).toMatchObject({ forward_attempts: 2, forwarded_at: null });
      answered = 202;
      await tendEnquiries(ENV);
      await tendEnquiries(ENV);
      expect(row()).toMatchObject({ forward_attempts: 3, forward_error: null });
      expect(row()?.['forwarded_at']).toEqual(expect.any(Number));
      expect(received.map((each) => each.status)).toEqual([status, status, 202]);
      const logged = logs.flatMap(({ mock }) => mock.calls).join('\n');
      expect(logged).toContain('1 sent on');
      expect(logged).not.toMatch(/secret-of-the-receiver|Mòrag|croft\.example/);
    },
  );

  test('of a suspect is not sent on', async () => {
    await post(posted({ remarks: 'https://x.example' }));
    await tendEnquiries(ENV);
    expect(received).toEqual([]);
  });
});

describe('with a secret', () => {
  const key = Buffer.from('a key of thirty-two bytes or more');
  const secret = key.toString('base64');

  test.each([secret, `whsec_${secret}`])(
    'what is sent on is signed, with its time: %s',
    async (each) => {
      const data = posted();
      const before = Math.floor(Date.now() / 1000);
      await post(data, { ...ENV, ENQUIRY_FORWARD_SECRET: each });
      const seconds = String(raw.headers['webhook-timestamp']);
      expect(Number(seconds)).toBeGreaterThanOrEqual(before);
      expect(raw.headers['webhook-id']).toBe(data.id);
      const signed = createHmac('sha256', key).update(`${data.id}.${seconds}.${raw.body}`);
      expect(raw.headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`);
    },
  );

  test('that is none, nothing is sent on, and the reason is noted without it', async () => {
    await post(posted(), { ...ENV, ENQUIRY_FORWARD_SECRET: 'näh!' });
    expect(received).toEqual([]);
    expect(row()?.['forward_error']).toBe('ENQUIRY_FORWARD_SECRET is not base64');
  });

  test('that is missing, what is sent on has no signature', async () => {
    await post(posted());
    expect(Object.keys(raw.headers).filter((name) => name.startsWith('webhook'))).toEqual([]);
  });
});

test('what keeps failing is in the log after the third time, then once an hour', async () => {
  // After the page was asked for.
  const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour + 900_000 });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const errors = () => logged.mock.calls.map(String);
  answered = 500;
  await post(posted());
  await tendEnquiries(ENV);
  expect(errors()).toEqual([]);
  await tendEnquiries(ENV);
  const third = 'Enquiries: forward of one failed 3 times, last with: status 500.';
  expect(errors()).toEqual([third]);
  await tendEnquiries(ENV);
  expect(errors()).toEqual([third]);
  vi.setSystemTime(hour + 3_900_000);
  await tendEnquiries(ENV);
  expect(errors()).toEqual([
    third,
    'Enquiries: forward of 1 keeps failing; the first came 50 minutes ago.',
  ]);
});

test('suspected spam is deleted after 30 days, other enquiries when their time is over', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await post(posted({ message: 'Of a person' }));
  await post(posted({ message: 'Suspected', shown: '' }));
  ask('UPDATE enquiries SET received_at = received_at - 29 * 86400000');
  await tendEnquiries(ENV);
  expect(ask('SELECT message FROM enquiries')).toHaveLength(2);
  ask('UPDATE enquiries SET received_at = received_at - 86400000');
  await tendEnquiries(ENV);
  expect(ask('SELECT message FROM enquiries')).toEqual([{ message: 'Of a person' }]);
});

test('what was kept long enough is deleted by the scheduled run', async () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue();
  await post(posted({ message: 'Old' }));
  await post(posted({ message: 'New' }));
  ask(`UPDATE enquiries SET received_at = received_at - 31 * 86400000 WHERE message = 'Old'`);
  await tendEnquiries({ ...ENV, ENQUIRY_KEEP_DAYS: '32' });
  expect(ask('SELECT message FROM enquiries')).toHaveLength(2);
  await tendEnquiries({ ...ENV, ENQUIRY_KEEP_DAYS: '30' });
  expect(ask('SELECT message FROM enquiries')).toEqual([{ message: 'New' }]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('1 deleted for their age'));
});
