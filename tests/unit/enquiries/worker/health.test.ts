import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WorkerEnv } from '../../../../src/worker/settings.ts';
import { EXAMPLE_ENQUIRY, createPostedEnquiry } from '../../../support/enquiry-example.ts';
import { useEnquiryWorker } from '../../../support/enquiry-worker.ts';

const MINUTE = 60_000;
const { query, call, post, runTasks } = useEnquiryWorker();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const URL_OF_DESK = 'https://desk.example/in?key=secret-of-the-receiver';
const build = () => ({ builtAt: new Date(Date.now() - 90 * MINUTE), commit: 'abc1234' });
const ENV = {
  ASSETS: { fetch: () => Promise.resolve(Response.json(build())) },
  ENQUIRY_FORWARD_URL: URL_OF_DESK,
};
const check = async (changed: Partial<WorkerEnv> = {}, method = 'GET') => {
  const { status, text } = await call('/api/health', { method }, { ...ENV, ...changed });
  return { status, text, body: JSON.parse(text) as { ok: boolean; problems: string[] } };
};

/** Stores an unsent enquiry of this age in minutes. */
async function store(minutes: number) {
  await post(createPostedEnquiry());
  query(`UPDATE enquiries SET mailed_at = NULL, mail_attempts = 0, received_at = received_at -
    CASE WHEN mail_attempts > 0 THEN ${minutes * MINUTE} ELSE 0 END`);
}
const NONE = { waiting: 0, failing: 0, longestMinutes: 0 };

describe('/api/health', () => {
  test('returns the backlog, the last run, the build, and whether the inbox is on', async () => {
    query(`UPDATE runs SET ran_at = ${Date.now() - 7 * MINUTE}`);
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      problems: [],
      mail: NONE,
      forward: NONE,
      inbox: false,
      lastRunMinutesAgo: 7,
      commit: 'abc1234',
      builtMinutesAgo: 90,
    });
    const ACCESS_TEAM = 'https://company.cloudflareaccess.com';
    const withInbox = await check({ ACCESS_TEAM, ACCESS_AUD: 'a'.repeat(64) });
    expect(withInbox.body).toEqual({ ...body, inbox: true });
  });

  test('returns 200 while the backlog is under an hour old', async () => {
    await store(12);
    await store(59);
    const { status, text, body } = await check({ ENQUIRY_FORWARD_SECRET: 'whsec_c2VjcmV0' });
    expect(status).toBe(200);
    const waiting = { waiting: 2, failing: 0, longestMinutes: 59 };
    expect(body).toMatchObject({ mail: waiting, forward: waiting });
    for (const phrase of [
      ...Object.values(EXAMPLE_ENQUIRY).filter(Boolean),
      'receiver',
      'company.example',
    ]) {
      expect(text).not.toContain(phrase);
    }
  });

  test.each<[string, () => unknown, string[]]>([
    [
      'an enquiry is not sent for an hour',
      () => store(61),
      ['minutes to be emailed', 'minutes to be forwarded'],
    ],
    [
      'an email keeps failing',
      async () => {
        await store(1);
        query('UPDATE enquiries SET mail_attempts = 3, forwarded_at = 1');
      },
      ['Enquiries not emailed after several attempts: 1.'],
    ],
    [
      'the scheduled job does not run',
      () => query(`UPDATE runs SET ran_at = ${Date.now() - 61 * MINUTE}`),
      ['The job that sends enquiries last ran 61 minutes ago'],
    ],
  ])('returns 503 when %s', async (_, cause, problems) => {
    await cause();
    const { status, body } = await check();
    expect(status).toBe(503);
    expect(body.ok).toBe(false);
    expect(body.problems).toEqual(
      problems.map((phrase) => expect.stringContaining(phrase) as string),
    );
  });

  test.each([
    ['SENDER_SECRET', '', 'SENDER_SECRET is missing'],
    ['SENDER_SECRET', 'a-short-secret', 'SENDER_SECRET is missing or has fewer than 32'],
    ['ENQUIRY_FORWARD_SECRET', 'not_base64!', 'ENQUIRY_FORWARD_SECRET is not base64'],
  ])('returns 503 if %s is "%s"', async (name, secret, problem) => {
    const { status, text } = await check({ [name]: secret });
    expect(status).toBe(503);
    expect(text).toContain(problem);
    if (secret) expect(text).not.toContain(secret);
  });

  test('ignores the backlog of a disabled channel', async () => {
    await store(600);
    const off = { ENQUIRY_MAIL_TO: '', ENQUIRY_MAIL_FROM: '', ENQUIRY_FORWARD_URL: '' };
    const { status, body } = await check(off);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mail: null, forward: null });
  });

  const fail = () => {
    throw new Error('D1_ERROR');
  };
  test.each<[string, Partial<WorkerEnv>]>([
    ['database', { DB: { prepare: fail, batch: fail } }],
    ['setting', { ENQUIRY_KEEP_DAYS: 'abc' }],
  ])('returns 503 if a %s cannot be read', async (_, changed) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, text } = await check(changed);
    expect(status).toBe(503);
    expect(text).not.toMatch(/D1|abc"/);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('omits an unreadable build', async () => {
    const ASSETS = { fetch: () => Promise.resolve(new Response('', { status: 404 })) };
    const { status, text } = await check({ ASSETS });
    expect(status).toBe(200);
    expect(text).not.toContain('builtMinutesAgo');
  });

  test('returns 405 for POST', async () => {
    expect((await check({}, 'POST')).status).toBe(405);
  });

  test('returns 503 until the scheduled job has run recently', async () => {
    query('UPDATE runs SET ran_at = 0');
    expect((await check()).status).toBe(503);
    await runTasks();
    expect((await check()).body).toMatchObject({ ok: true, lastRunMinutesAgo: 0 });
  });
});
