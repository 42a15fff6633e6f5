// What the Worker does with enquiries apart from any page; tests/unit/edge/enquiries.test.ts has the cases.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { posted } from '../../support/enquiry-example.ts';
import { STORE, storedRows } from '../../support/enquiry-store.ts';

const CALL = '/api/enquiries';

test('200 posts at once are 200 rows with 200 references', async ({ request }) => {
  const message = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => request.post(CALL, { data: posted({ message }) })),
  );
  expect(answers.filter((answer) => answer.status() !== 201)).toEqual([]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const references = bodies.map(({ reference }: { reference: string }) => reference).sort();
  expect(new Set(references).size).toBe(200);
  const rows = storedRows(`SELECT reference FROM enquiries WHERE message = '${message}'`);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(references);
});

test('what is stored can be listed and exported while the Worker runs', async ({ request }) => {
  const message = `=1+1 \u001b[2J ${crypto.randomUUID()}`;
  const answer = await request.post(CALL, { data: posted({ message }) });
  const { reference } = (await answer.json()) as { reference: string };
  const list = async (...options: string[]) =>
    (
      await promisify(execFile)(process.execPath, ['scripts/enquiries.ts', ...options], {
        env: { ...process.env, PERSIST_TO: STORE },
      })
    ).stdout;
  const [listed, exported] = await Promise.all([list(), list('--csv', '--all')]);
  expect(listed).toContain(`${reference}  `);
  expect(listed).toContain(`  ${message.replace('\u001b', '\\u{001b}')}`);
  expect(exported).toContain(`"'${message}","stored"`);
});
