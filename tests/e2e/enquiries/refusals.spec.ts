import { CALL, enquiry, expect, post, test } from '../../support/enquiry-worker.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

test.describe.configure({ mode: 'default' });
test.use({ vars: { ENQUIRIES_PER_MINUTE: '10000' } });

test('a form with errors is refused in the words of the form, and stored nowhere', async ({
  request,
  worker,
}) => {
  const count = () => worker.rows('SELECT count(*) AS count FROM enquiries');
  const before = count();
  const { status, body } = await post(request, enquiry({ name: ' ', email: 'morag@croft' }));
  expect(status).toBe(400);
  expect(body).toEqual({
    error: 'Please fill in all required fields',
    fields: [
      { field: 'name', message: 'Enter your name' },
      { field: 'email', message: 'Please enter a valid email address' },
    ],
  });
  expect(count()).toEqual(before);
});

const refusals: [string, number, RegExp, { body: string; headers: Record<string, string> }][] = [
  ['what is not JSON', 400, /not JSON/, { body: '{', headers: JSON_TYPE }],
  ['nothing', 400, /not JSON/, { body: '', headers: JSON_TYPE }],
  ['a list', 400, /one JSON object/, { body: '[]', headers: JSON_TYPE }],
  ['null', 400, /one JSON object/, { body: 'null', headers: JSON_TYPE }],
  [
    'an id that is none',
    400,
    /UUID/,
    { body: JSON.stringify(enquiry({ id: '../1' })), headers: JSON_TYPE },
  ],
  [
    'another form',
    400,
    /contact_page_form/,
    { body: JSON.stringify(enquiry({ formIdentifier: 'x' })), headers: JSON_TYPE },
  ],
  [
    'a message of 5,001 characters',
    400,
    /5000 characters or fewer/,
    { body: JSON.stringify(enquiry({ message: 'x'.repeat(5001) })), headers: JSON_TYPE },
  ],
  [
    'more than 64 KB',
    413,
    /65536 bytes/,
    { body: JSON.stringify(enquiry({ more: 'x'.repeat(65_536) })), headers: JSON_TYPE },
  ],
  [
    'text',
    415,
    /application\/json/,
    { body: JSON.stringify(enquiry()), headers: { 'content-type': 'text/plain' } },
  ],
  [
    'a foreign page',
    403,
    /contact page/,
    {
      body: JSON.stringify(enquiry()),
      headers: { ...JSON_TYPE, origin: 'https://elsewhere.example' },
    },
  ],
  [
    'a page without an origin',
    403,
    /contact page/,
    { body: JSON.stringify(enquiry()), headers: { ...JSON_TYPE, origin: 'null' } },
  ],
  [
    'a foreign site, as a browser says',
    403,
    /contact page/,
    { body: JSON.stringify(enquiry()), headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } },
  ],
];

for (const [what, status, reason, { body, headers }] of refusals) {
  test(`${what} is answered ${status}, with a reason and nothing of the works`, async ({
    request,
    worker,
  }) => {
    const before = worker.rows('SELECT count(*) AS count FROM enquiries');
    const response = await request.post(CALL, { data: Buffer.from(body), headers });
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect(response.headers()['cache-control']).toBe('no-store');
    const { error } = (await response.json()) as { error: string };
    expect(error).toMatch(reason);
    expect(await response.text()).not.toMatch(/\bat \S+ \(|\.ts\b|\/src\/|D1_|SQLITE/);
    expect(worker.rows('SELECT count(*) AS count FROM enquiries')).toEqual(before);
  });
}

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
  test(`${method} is answered 405`, async ({ request }) => {
    const response = await request.fetch(CALL, { method });
    expect(response.status()).toBe(405);
    expect(response.headers()['allow']).toBe('POST, OPTIONS');
    if (method !== 'HEAD') {
      expect(await response.json()).toEqual({ error: 'This address takes POST only.' });
    }
  });
}
