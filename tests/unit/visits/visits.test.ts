import { beforeEach, describe, expect, test } from 'vitest';
import type { WorkerEnv } from '../../../src/worker/settings.ts';
import { useEnquiryWorker } from '../../support/enquiry-worker.ts';

const { query, call } = useEnquiryWorker();
const PERSON = 'Mozilla/5.0 (Linux; Android 15) Firefox/145.0';

beforeEach(() => {
  query('DELETE FROM visits');
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  env?: Partial<WorkerEnv>;
}

async function send(body: string, { method = 'POST', headers, env }: Sent = {}) {
  const { status } = await call(
    '/api/visits',
    {
      method,
      ...(method === 'POST' ? { body } : {}),
      headers: { 'user-agent': PERSON, ...headers },
    },
    env,
  );
  return status;
}
const counted = () => query('SELECT kind, name, count FROM visits ORDER BY kind, name');

describe('POST of a visit event', () => {
  test('counts an event by day without data on the visitor', async () => {
    for (const event of ['page /about', 'page /about', 'from www.isle.example', 'call']) {
      expect(await send(event, { headers: { 'cf-connecting-ip': '198.51.100.7' } })).toBe(204);
    }
    await send('answered /services/solar');
    expect(counted()).toEqual([
      { kind: 'answered', name: '/services/solar', count: 1 },
      { kind: 'call', name: '', count: 1 },
      { kind: 'from', name: 'www.isle.example', count: 1 },
      { kind: 'page', name: '/about', count: 2 },
    ]);
    expect(JSON.stringify(query('SELECT * FROM visits'))).not.toMatch(/198|Firefox/);
  });

  test.each([
    '',
    'page',
    'page about',
    'page /?email=morag@croft.example',
    `page /${'a'.repeat(101)}`,
    'from https://isle.example/path',
    'constructor /',
    'x'.repeat(300),
  ])('rejects the invalid event "%s"', async (event) => {
    expect(await send(event)).toBe(400);
    expect(counted()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser that sends Do Not Track', { dnt: '1' }],
    ['a browser that sends Global Privacy Control', { 'sec-gpc': '1' }],
  ])('does not count %s', async (_, headers) => {
    expect(await send('page /', { headers })).toBe(204);
    expect(counted()).toEqual([]);
  });

  test('does not count events from another site', async () => {
    expect(await send('page /', { headers: { origin: 'https://evil.example' } })).toBe(403);
    expect(await send('page /', { method: 'GET' })).toBe(405);
    expect(await send('page /', { env: { VISIT_COUNTS: 'off' } })).toBe(404);
    expect(counted()).toEqual([]);
  });

  test('counts at most 5,000 events a day', async () => {
    await send('page /');
    query(`UPDATE quotas SET used = 5000 WHERE name = 'visits'`);
    expect(await send('page /')).toBe(204);
    expect(counted()).toEqual([{ kind: 'page', name: '/', count: 1 }]);
  });
});
