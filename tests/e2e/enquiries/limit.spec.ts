import { CALL, enquiry, expect, post, test } from '../../support/enquiry-worker.ts';

test.describe.configure({ mode: 'default' });

const from = (address: string) => ({ 'cf-connecting-ip': address });

test('the sixth enquiry of an address within a minute has to wait, and hears how long', async ({
  request,
  worker,
}) => {
  const address = from('192.0.2.1');
  const data = Array.from({ length: 8 }, () => enquiry({ message: 'Many at once' }));
  const answers = await Promise.all(data.map((each) => post(request, each, address)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const { headers, body } of refused) {
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(body.error).toMatch(
      /^You have sent 5 enquiries within a minute\. Wait .*seconds?, then send this one again\.$/,
    );
  }
  expect(worker.rows(`SELECT id FROM enquiries WHERE message = 'Many at once'`)).toHaveLength(5);

  const stored = answers.findIndex(({ status }) => status === 201);
  const again = await post(request, data[stored], address);
  expect([again.status, again.body]).toEqual([201, answers[stored]?.body]);

  expect((await post(request, enquiry(), from('192.0.2.2'))).status).toBe(201);
});

test('a refused form does not count', async ({ request }) => {
  const address = from('192.0.2.3');
  for (let each = 0; each < 7; each += 1) {
    expect((await post(request, enquiry({ name: '' }), address)).status).toBe(400);
  }
  expect((await post(request, enquiry(), address)).status).toBe(201);
});

test('a form without script keeps its values when it has to wait', async ({ request }) => {
  const headers = from('192.0.2.4');
  const form = { ...enquiry({ elapsed: 0 }), id: '' };
  for (let each = 0; each < 5; each += 1) {
    const sent = await request.post(CALL, { form: { ...form, message: `No. ${each}` }, headers });
    expect(sent.status()).toBe(201);
  }
  const response = await request.post(CALL, { form: { ...form, message: 'The sixth' }, headers });
  expect(response.status()).toBe(429);
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  const text = await response.text();
  expect(text).toContain('then send this one again.');
  expect(text).toContain('The sixth</textarea>');
});

test('the address is kept nowhere', async ({ request, worker }) => {
  const address = '203.0.113.77';
  await post(request, enquiry(), from(address));
  const tables = ['enquiries', 'recent_posts', 'salts'];
  const all = JSON.stringify(tables.map((table) => worker.rows(`SELECT * FROM ${table}`)));
  expect(all).toContain('sender');
  expect(all).not.toContain(address);
});
