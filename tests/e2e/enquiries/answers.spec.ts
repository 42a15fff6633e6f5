import { spawnSync } from 'node:child_process';
import { CALL, enquiry, expect, post, test } from '../../support/enquiry-worker.ts';

const SITE = 'https://machair.example';
const REFERENCE = /^MR-[34679CDFGHJKMNPQRTVWXY]{6}$/;

test.describe.configure({ mode: 'default' });
test.use({ vars: { ENQUIRIES_PER_MINUTE: '10000', SITE_URL: SITE } });

test('an enquiry is stored before it is answered with a reference', async ({ request, worker }) => {
  const data = enquiry();
  const { status, headers, body } = await post(request, data);
  expect(status).toBe(201);
  expect(headers['cache-control']).toBe('no-store');
  expect(Object.keys(body)).toEqual(['reference']);
  expect(body.reference).toMatch(REFERENCE);
  expect(worker.rows(`SELECT * FROM enquiries WHERE id = '${data.id}'`)).toEqual([
    {
      id: data.id,
      reference: body.reference,
      received_at: expect.any(Number) as unknown,
      name: data.name,
      email: data.email,
      phone: data.phone,
      service: data.selectedService,
      subject: data.subject,
      message: data.message,
      is_suspect: 0,
      forwarded_at: null,
      forward_claimed_at: null,
      forward_attempts: 0,
      forward_error: null,
    },
  ]);
});

test('the same id is one row and one answer, also when both come at once', async ({
  request,
  worker,
}) => {
  const data = enquiry();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(request, data)));
  answers.push(await post(request, { ...data, id: data.id.toUpperCase() }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(worker.rows(`SELECT id FROM enquiries WHERE id = '${data.id}'`)).toHaveLength(1);
});

test('200 posts at once are 200 rows with 200 references', async ({ request, worker }) => {
  const message = 'one of 200';
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => post(request, enquiry({ message }))),
  );
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const references = answers.map(({ body }) => body.reference).sort();
  expect(new Set(references).size).toBe(200);
  const rows = worker.rows(`SELECT reference FROM enquiries WHERE message = '${message}'`);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(references);
});

const HOSTILE = [
  `<script>document.title='x'</script><img src=x onerror="alert(1)">`,
  `'); DROP TABLE enquiries; --`,
  `"; DELETE FROM enquiries WHERE '1'='1`,
  '=HYPERLINK("https://x.example","Click")',
  '\u001b[2J\u001b]0;x\u0007 and \u0000 and \u202eevil',
  '{{7*7}} ${7*7} %00 %0d%0aSet-Cookie: x=1',
  'First line\r\nBcc: everyone@x.example\r\n\r\nSecond',
  '𝒳 👩🏽‍🔧 Ḷ̴̛ ﷽ שלום Ғ'.repeat(20),
];

for (const text of HOSTILE) {
  test(`hostile text is stored as it came: ${JSON.stringify(text.slice(0, 40))}`, async ({
    request,
    worker,
  }) => {
    const change = { name: text.slice(0, 100), message: text, subject: text.slice(0, 200) };
    const data = enquiry(change);
    expect((await post(request, data)).status).toBe(201);
    expect(
      worker.rows(`SELECT name, message, subject FROM enquiries WHERE id = '${data.id}'`),
    ).toEqual([{ name: change.name.trim(), message: text.trim(), subject: change.subject.trim() }]);
  });
}

for (const [who, change] of [
  ['fills in the hidden field', { website: 'https://x.example' }],
  ['is quick', { elapsed: 500 }],
] as const) {
  test(`a sender who ${who} is answered as any other, and marked`, async ({ request, worker }) => {
    const data = enquiry(change);
    const { status, body } = await post(request, data);
    expect([status, body.reference]).toEqual([201, expect.stringMatching(REFERENCE)]);
    expect(worker.rows(`SELECT is_suspect FROM enquiries WHERE id = '${data.id}'`)).toEqual([
      { is_suspect: 1 },
    ]);
  });
}

test('the site may lie at another address than the Worker', async ({ request }) => {
  const preflight = await request.fetch(CALL, {
    method: 'OPTIONS',
    headers: { origin: SITE, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  });
  const { status, headers } = await post(request, enquiry(), { origin: SITE });
  expect(status).toBe(201);
  expect(headers['access-control-allow-origin']).toBe(SITE);
  expect(headers['vary']).toContain('origin');
  const refused = await post(request, {}, { origin: SITE });
  expect(refused.headers['access-control-allow-origin']).toBe(SITE);
});

test('no other address is told that it may', async ({ request }) => {
  const preflight = await request.fetch(CALL, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(preflight.status()).toBe(403);
  expect(preflight.headers()).not.toHaveProperty('access-control-allow-origin');
});

test('the log holds nothing of who wrote or what', async ({ request, worker }) => {
  await post(request, enquiry({ name: 'Name-of-a-person', email: 'x', message: 'What-they-said' }));
  await post(request, enquiry({ name: 'Name-of-a-person', message: 'What-they-said' }));
  expect(worker.log()).toContain('POST /api/enquiries');
  expect(worker.log()).not.toMatch(/Name-of-a-person|What-they-said|croft\.example|01632/);
});

test('what is stored can be listed and exported while the Worker runs', async ({
  request,
  worker,
}) => {
  const message = '=1+1 \u001b[2J listed';
  const { body } = await post(request, enquiry({ message }));
  const list = (...options: string[]) =>
    spawnSync(process.execPath, ['scripts/enquiries.ts', ...options], {
      encoding: 'utf8',
      env: { ...process.env, PERSIST_TO: worker.folder },
    }).stdout;
  const listed = list();
  expect(listed).toContain(`${body.reference ?? 'none'}  `);
  expect(listed).toContain('  =1+1 \\u{001b}[2J listed');
  expect(list('--csv', '--all')).toContain(`"'${message}","stored"`);
});
