import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { InboxList, PersonData, StoredEnquiry } from '../../../src/inbox/rules/inbox.ts';
import type { WorkerEnv } from '../../../src/worker/settings.ts';
import { AUDIENCE, EMPLOYEE, startAccessTeam, type AccessTeam } from '../../support/access-team.ts';
import { EXAMPLE_ENQUIRY, createPostedEnquiry } from '../../support/enquiry-example.ts';
import { useEnquiryWorker } from '../../support/enquiry-worker.ts';

const HOME = 'https://worker.example';
const { query, call, mails, post } = useEnquiryWorker();
let team: AccessTeam;

beforeAll(async () => {
  team = await startAccessTeam();
});
afterAll(() => team.close());
afterEach(() => {
  vi.restoreAllMocks();
});

interface RequestOptions {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  env?: Partial<WorkerEnv>;
}

/** Sends a request as an employee's browser does. */
async function send(path: string, { body, token, headers, env, ...init }: RequestOptions = {}) {
  const response = await call(
    path,
    {
      method: body === undefined ? 'GET' : 'POST',
      ...init,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        'cf-access-jwt-assertion': token ?? (await team.issue()),
        ...(body === undefined ? {} : { origin: HOME, 'content-type': 'application/json' }),
        ...headers,
      },
    },
    { ...team.vars, ...env },
  );
  await response.finish();
  return response;
}

async function read<T>(path: string, request?: RequestOptions): Promise<T> {
  const { status, text } = await send(path, request);
  expect(status).toBe(200);
  return JSON.parse(text) as T;
}

const list = (query = '') => read<InboxList>(`/api/inbox${query}`);
const idOf = async (query = '') => (await list(query)).enquiries[0]?.id ?? '';
const suspect = (change: Record<string, unknown> = {}) =>
  post(createPostedEnquiry({ ...change, remarks: 'https://buy.example' }));

const page = { ASSETS: { fetch: () => Promise.resolve(new Response('the page')) } };

describe('access to the inbox', () => {
  const INVALID = /: sign-in refused, .* Unless the token has expired, check ACCESS_TEAM\.$/;
  test.each<[string, () => Promise<string> | string, RegExp]>([
    [
      'without a token',
      () => '',
      /: the request has no Access token\. Add \/inbox and \/api\/inbox to the application/,
    ],
    ['with a garbled token', () => 'a.b.c', INVALID],
    [
      'with a forged token',
      async () => team.issue({}, (await generateKeyPair('RS256')).privateKey),
      INVALID,
    ],
    [
      'with an expired token',
      () => team.issue({ exp: Math.floor(Date.now() / 1000) - 1 }),
      INVALID,
    ],
    ['with a token that never expires', () => team.issue({ exp: undefined }), INVALID],
    [
      'with a token for another application',
      () => team.issue({ aud: ['another'] }),
      /, check ACCESS_AUD\.$/,
    ],
    [
      'with a token for another team',
      () => team.issue({ iss: 'https://other.example' }),
      /, check ACCESS_TEAM\.$/,
    ],
    [
      'with a token without a person',
      () => team.issue({ email: undefined }),
      / because the token has no email address\. Check /,
    ],
    [
      'with an unsigned token',
      () =>
        new UnsecuredJWT({ email: EMPLOYEE })
          .setIssuer(team.origin)
          .setAudience(AUDIENCE)
          .setExpirationTime('1h')
          .encode(),
      INVALID,
    ],
  ])('denies access %s, and logs why', async (_, tokenOf, reason) => {
    await post(createPostedEnquiry());
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const token = await tokenOf();
    for (const path of ['/inbox', '/api/inbox', '/api/inbox/person?email=morag@croft.example']) {
      const { status, text } = await send(path, { token, env: page });
      expect(status).toBe(403);
      expect(text).not.toMatch(/Mòrag|croft|the page/);
    }
    const { status } = await send('/api/inbox/erase', {
      token,
      body: { email: EXAMPLE_ENQUIRY.email },
    });
    expect(status).toBe(403);
    expect(query('SELECT * FROM enquiries')).toHaveLength(1);
    expect(warn.mock.calls).toEqual(Array(4).fill([expect.stringMatching(reason)]));
  });

  test('returns 404 without the inbox settings', async () => {
    const off = { ACCESS_TEAM: '', ACCESS_AUD: '', ...page };
    for (const path of ['/inbox', '/api/inbox', '/api/inbox/1']) {
      expect((await send(path, { env: off })).status).toBe(404);
    }
  });

  test('ignores INBOX_LOCAL on a public host', async () => {
    const local = { INBOX_LOCAL: 'on', ACCESS_TEAM: '', ACCESS_AUD: '' };
    expect((await send('/api/inbox', { env: local, token: '' })).status).toBe(404);
  });

  test('requires both inbox settings', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await send('/api/inbox', { env: { ACCESS_AUD: '' } })).status).toBe(503);
  });
});

describe('the inbox page', () => {
  test('serves the inbox to a signed-in employee', async () => {
    const { status, text, headers } = await send('/inbox', { env: page });
    expect([status, text]).toEqual([200, 'the page']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('fetches the team’s keys once for many requests', async () => {
    await list();
    const before = team.reads();
    await Promise.all([list(), list(), list()]);
    expect(team.reads()).toBe(before);
  });
});

describe('changes in the inbox', () => {
  test.each<[string, Record<string, string>, number]>([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from the site on another host', { origin: 'https://site.example' }, 403],
    ['that is not JSON', { 'content-type': 'text/plain' }, 415],
  ])('rejects a change %s', async (_, headers, expected) => {
    await post(createPostedEnquiry());
    const { status } = await send('/api/inbox/erase', {
      body: { email: EXAMPLE_ENQUIRY.email },
      headers,
    });
    expect(status).toBe(expected);
    expect(query('SELECT * FROM enquiries')).toHaveLength(1);
  });

  test.each([
    ['an unknown action', { action: 'burn' }],
    ['a note that is too long', { action: 'note', note: 'x'.repeat(2001) }],
    ['text instead of an object', 'answered'],
  ])('rejects %s', async (_, body) => {
    await post(createPostedEnquiry());
    const { status, text } = await send(`/api/inbox/${await idOf()}`, { body });
    expect(status).toBe(400);
    expect(text).toContain('answered, unanswered, note, not-spam, send-again');
  });

  test('states why it rejects a change to an unknown enquiry', async () => {
    const { status, text } = await send('/api/inbox/none', { body: { action: 'answered' } });
    expect(status).toBe(404);
    expect(text).toContain('Enquiry not found');
    expect((await send('/api/inbox/none')).status).toBe(404);
    expect((await send('/api/inbox', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('the list of enquiries', () => {
  test('lists unanswered enquiries by default', async () => {
    await post(createPostedEnquiry({ name: 'Iain' }));
    await post(createPostedEnquiry({ name: 'Seonaid' }));
    await suspect();
    query(`UPDATE enquiries SET received_at = received_at - 1000 WHERE name = 'Iain'`);
    const [{ received_at: oldest } = {}] = query(`SELECT * FROM enquiries WHERE name = 'Iain'`);
    const { counts, enquiries, hasMore } = await list();
    expect(counts).toEqual({ unanswered: 2, answered: 0, suspected: 1, oldest });
    expect(enquiries.map(({ name }) => name)).toEqual(['Seonaid', 'Iain']);
    expect(hasMore).toBe(false);
    expect((await list('?view=suspected')).enquiries).toHaveLength(1);
    expect((await list('?view=all')).enquiries).toHaveLength(3);
    expect((await send('/api/inbox?view=none')).status).toBe(400);
  });

  test.each(['morag@croft', 'MÒRAG', '960 123', 'nicdh', 'byre_roof', '100%'])(
    'finds the literal text %s',
    async (search) => {
      await post(createPostedEnquiry({ message: 'Panels for the byre_roof, 100% of it, MÒRAG' }));
      await post(createPostedEnquiry({ ...EMPTY, message: 'byreXroof, 1000' }));
      const { enquiries } = await list(`?${new URLSearchParams({ search }).toString()}`);
      expect(enquiries).toHaveLength(1);
      expect(enquiries[0]?.name).toBe(EXAMPLE_ENQUIRY.name);
    },
  );

  test('lists 50 enquiries per page', async () => {
    query(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
      INSERT INTO enquiries (id, reference, received_at, name, email, phone, service, subject, message)
      SELECT i, 'MR-' || i, i, 'Name ' || i, 'a@b.example', '', 'solar', '', '' FROM n`);
    const first = await list();
    const last = await list('?skip=100');
    expect([first.enquiries.length, first.hasMore]).toEqual([50, true]);
    expect([last.enquiries.length, last.hasMore]).toEqual([20, false]);
    expect(last.enquiries.at(-1)?.name).toBe('Name 1');
  });
});

const EMPTY = {
  name: 'Ewan',
  email: 'ewan@isle.example',
  phone: '01632 960 999',
  selectedService: 'heat-pumps',
};

describe('an enquiry in the inbox', () => {
  test('shows everything that was sent, and who marks it as answered', async () => {
    await post(createPostedEnquiry());
    const path = `/api/inbox/${await idOf()}`;
    const { name, email, phone, selectedService: service, message } = EXAMPLE_ENQUIRY;
    const sent = { name, email, phone, service, message, note: '' };
    expect(await read(path)).toMatchObject({ ...sent, answered_by: null });
    const answered = await read<StoredEnquiry>(path, { body: { action: 'answered' } });
    expect(answered).toMatchObject({ ...sent, answered_by: EMPLOYEE });
    expect((await list()).counts).toMatchObject({ unanswered: 0, answered: 1, oldest: null });
    await read(path, { body: { action: 'unanswered' } });
    expect((await list()).counts).toMatchObject({ unanswered: 1, answered: 0 });
  });

  test('saves a note', async () => {
    await post(createPostedEnquiry());
    const path = `/api/inbox/${await idOf()}`;
    await read(path, { body: { action: 'note', note: 'Survey on Friday' } });
    expect((await read<StoredEnquiry>(path)).note).toBe('Survey on Friday');
    expect((await list('?search=survey')).enquiries).toHaveLength(1);
  });

  test('emails an enquiry once it is marked as not spam', async () => {
    await suspect();
    expect(mails).toHaveLength(0);
    const path = `/api/inbox/${await idOf('?view=suspected')}`;
    await read(path, { body: { action: 'not-spam' } });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(EXAMPLE_ENQUIRY.message);
    expect((await list()).counts).toMatchObject({ unanswered: 1, suspected: 0 });
  });

  test('emails an enquiry again on request, with a link to it', async () => {
    await post(createPostedEnquiry(), team.vars);
    const id = await idOf();
    await read(`/api/inbox/${id}`, { body: { action: 'send-again' } });
    const address = `https://site.example/inbox?id=${id}`;
    const link = expect.stringContaining(`<a href="${address}">${address}</a>`) as string;
    expect(mails.map(({ html }) => html)).toEqual([link, link]);
  });
});

describe('deletion in the inbox', () => {
  test('deletes only suspected spam', async () => {
    await post(createPostedEnquiry());
    await suspect();
    const ids = query('SELECT id FROM enquiries').map(({ id }) => id);
    const { deleted } = await read<{ deleted: string[] }>('/api/inbox/delete-suspected', {
      body: { ids },
    });
    expect(deleted).toHaveLength(1);
    expect((await list('?view=all')).enquiries).toHaveLength(1);
    expect((await send('/api/inbox/delete-suspected', { body: { ids: [] } })).status).toBe(400);
  });

  test('deletes only the data listed for a person', async () => {
    await post(createPostedEnquiry());
    await post(createPostedEnquiry({ email: 'Morag@Croft.example', message: 'Again' }));
    await post(createPostedEnquiry({ ...EMPTY, message: 'Ask morag@croft.example too' }));
    const person = await read<PersonData>('/api/inbox/person?email=MORAG@croft.example');
    expect(person.enquiries).toHaveLength(2);
    expect(person.namedIn).toHaveLength(1);
    const { deleted } = await read<{ deleted: string[] }>('/api/inbox/erase', {
      body: { email: 'MORAG@croft.example' },
    });
    expect(deleted.sort()).toEqual(person.enquiries.map(({ reference }) => reference).sort());
    expect((await list('?view=all')).enquiries.map(({ name }) => name)).toEqual(['Ewan']);
    const again = { body: { email: 'MORAG@croft.example' } };
    expect(await read('/api/inbox/erase', again)).toMatchObject({ deleted: [] });
    expect(query('SELECT enquiries FROM erasures')).toEqual([{ enquiries: 2 }]);
    expect((await send('/api/inbox/person?email=morag')).status).toBe(400);
    expect((await send('/api/inbox/erase', { body: { email: '' } })).status).toBe(400);
  });
});

test('reports a database error without its message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    DB: {
      prepare: () => {
        throw new Error('no such column: secret');
      },
    },
  };
  const { status, text } = await send('/api/inbox', { env: broken as unknown as WorkerEnv });
  expect(status).toBe(503);
  expect(text).toContain('The database cannot be reached.');
});
