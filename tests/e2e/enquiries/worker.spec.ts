// What the Worker does with enquiries apart from any page; tests/unit/edge/enquiries.test.ts has the cases.
import { expect, test } from '@playwright/test';
import { posted } from '../../support/enquiry-example.ts';
import { storedRows } from '../../support/worker.ts';

const CALL = '/api/enquiries';

test('200 posts at once are 200 rows with 200 references', async ({ baseURL }) => {
  const message = crypto.randomUUID();
  const post = async () => {
    const response = await fetch(`${baseURL ?? ''}${CALL}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(posted({ message })),
    });
    return { status: response.status, body: (await response.json()) as { reference: string } };
  };
  const answers = await Promise.all(Array.from({ length: 200 }, post));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const references = answers.map(({ body }) => body.reference).sort();
  expect(new Set(references).size).toBe(200);
  const rows = storedRows(`SELECT reference FROM enquiries WHERE message = '${message}'`);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(references);
});
