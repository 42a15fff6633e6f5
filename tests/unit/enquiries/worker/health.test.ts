import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EnquiryEnv } from '../../../../src/enquiries/worker/env.ts';
import { tendEnquiries } from '../../../../src/enquiries/worker/tend.ts';
import { health } from '../../../../src/enquiries/worker/health.ts';
import { storeEnquiry } from '../../../../src/enquiries/worker/store.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { EXAMPLE, posted, SENDER_SECRET } from '../../../support/enquiry-example.ts';

const MINUTE = 60_000;
const NOW = Date.now();
const { database, ask } = useEnquiryDatabase();

afterEach(() => {
  vi.restoreAllMocks();
});

const BUILT = { builtAt: new Date(NOW - 90 * MINUTE).toISOString(), commit: 'abc1234' };
const ENV: EnquiryEnv = {
  DB: database,
  SENDER_SECRET,
  ASSETS: { fetch: () => Promise.resolve(Response.json(BUILT)) },
  EMAIL: { send: () => Promise.resolve({}) },
  ENQUIRY_MAIL_TO: 'office@firm.example',
  ENQUIRY_MAIL_FROM: 'site@firm.example',
  ENQUIRY_FORWARD_URL: 'https://desk.example/in?key=secret-of-the-receiver',
};

const check = async (env = ENV, method = 'GET') => {
  const request = new Request('https://site.example/api/health', { method });
  const response = await health(request, env, NOW);
  return { status: response.status, body: await response.text() };
};

/** Stores an enquiry of so many minutes ago. */
const store = (minutes: number) =>
  storeEnquiry(
    database,
    { ...posted(), elapsed: 20_000 },
    { firm: 'Firm', now: NOW - minutes * MINUTE, random: Math.random, isMailed: true },
  );

const NONE = { waiting: 0, failing: 0, longestMinutes: 0 };

describe('the health of the Worker', () => {
  test('is told in numbers: what waits, the last run, the build', async () => {
    ask(`UPDATE runs SET ran_at = ${NOW - 7 * MINUTE}`);
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      ok: true,
      problems: [],
      mail: NONE,
      forward: NONE,
      cleanedMinutesAgo: 7,
      commit: 'abc1234',
      builtMinutesAgo: 90,
    });
  });

  test.each([
    ['SENDER_SECRET', '', 'SENDER_SECRET is missing'],
    ['SENDER_SECRET', 'a-short-secret', 'SENDER_SECRET is missing or has fewer than 32'],
    ['ENQUIRY_FORWARD_SECRET', 'not_base64!', 'ENQUIRY_FORWARD_SECRET is not base64'],
  ])('is bad when %s is "%s", and does not repeat it', async (name, secret, problem) => {
    const { status, body } = await check({ ...ENV, [name]: secret });
    expect(status).toBe(503);
    expect(body).toContain(problem);
    if (secret) expect(body).not.toContain(secret);
  });

  test.each(['c2VjcmV0', 'whsec_c2VjcmV0'])(
    'is good with the webhook secret %s',
    async (secret) => {
      expect(await check({ ...ENV, ENQUIRY_FORWARD_SECRET: secret })).toMatchObject({
        status: 200,
      });
    },
  );

  test('is good while enquiries wait for less than an hour, and says nothing of who wrote', async () => {
    await store(12);
    await store(59);
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      mail: { waiting: 2, failing: 0, longestMinutes: 59 },
      forward: { waiting: 2, failing: 0, longestMinutes: 59 },
    });
    for (const text of [...Object.values(EXAMPLE).filter(Boolean), 'receiver', 'firm.example']) {
      expect(body).not.toContain(text);
    }
  });

  test.each<[string, () => unknown, string[]]>([
    ['an enquiry waits', () => store(61), ['mail waits', 'forward waits']],
    [
      'a mail keeps failing',
      async () => {
        await store(1);
        ask('UPDATE enquiries SET mail_attempts = 3, forwarded_at = 1');
      },
      ['mail of 1 keeps failing'],
    ],
    [
      'the scheduled run stays away',
      () => ask(`UPDATE runs SET ran_at = ${NOW - 61 * MINUTE}`),
      ['The scheduled run was last there 61 minutes ago'],
    ],
  ])('is bad when %s', async (_, cause, problems) => {
    await cause();
    const { status, body } = await check();
    expect(status).toBe(503);
    const answer = JSON.parse(body) as { ok: boolean; problems: string[] };
    expect(answer.ok).toBe(false);
    expect(answer.problems).toEqual(
      problems.map((words) => expect.stringContaining(words) as string),
    );
  });

  test('does not mind what waits for a way that is off', async () => {
    await store(600);
    const off = { ENQUIRY_MAIL_TO: '', ENQUIRY_MAIL_FROM: '', ENQUIRY_FORWARD_URL: '' };
    const { status, body } = await check({ ...ENV, ...off });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ mail: null, forward: null });
  });

  test.each<[string, Partial<EnquiryEnv>]>([
    ['database', { DB: { prepare: () => fail(), batch: () => fail() } }],
    ['setting', { ENQUIRY_KEEP_DAYS: 'abc' }],
  ])('is bad when a %s cannot be read, which the log explains', async (_, change) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await check({ ...ENV, ...change });
    expect(status).toBe(503);
    expect(body).not.toMatch(/D1|abc"/);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('is told without the build where that cannot be read', async () => {
    const ASSETS = { fetch: () => Promise.resolve(new Response('', { status: 404 })) };
    const { status, body } = await check({ ...ENV, ASSETS });
    expect(status).toBe(200);
    expect(body).not.toContain('builtMinutesAgo');
  });

  test('takes no posts', async () => {
    expect((await check(ENV, 'POST')).status).toBe(405);
  });
});

test('a scheduled run is noted', async () => {
  ask('UPDATE runs SET ran_at = 0');
  await tendEnquiries(ENV);
  expect(ask("SELECT ran_at FROM runs WHERE name = 'tend'")[0]?.['ran_at']).toBeGreaterThan(0);
});

function fail(): never {
  throw new Error('D1_ERROR');
}
