import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CALL, enquiry } from '../../support/enquiry-worker.ts';
import { readRows, startWorker } from '../../support/worker.ts';

const ROUNDS = 3;
const POSTS = 40;
/** Answers after which the power goes, while the other posts are under way. */
const ENOUGH = 12;
const VARS = { ENQUIRIES_PER_MINUTE: '1000' };

async function send(origin: string, data: object): Promise<string> {
  const response = await fetch(`${origin}${CALL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}

test('no acknowledged enquiry is lost when the Worker is killed between posts', async () => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const acknowledged = new Map<string, string>();
  const unanswered: object[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const worker = await startWorker(folder, VARS);
      const before = acknowledged.size;
      let killed: Promise<void> | undefined;
      await Promise.all(
        Array.from({ length: POSTS }, async () => {
          const data = enquiry();
          try {
            acknowledged.set(data.id, await send(worker.origin, data));
            if (acknowledged.size === before + ENOUGH) killed = worker.kill();
          } catch {
            unanswered.push(data);
          }
        }),
      );
      expect(acknowledged.size).toBeGreaterThanOrEqual(before + ENOUGH);
      await killed;
      const rows = readRows(folder, 'SELECT id, reference, message FROM enquiries');
      for (const [id, reference] of acknowledged) {
        expect(rows).toContainEqual({ id, reference, message: 'Panels for a byre roof?' });
      }
    }
    expect(unanswered.length).toBeGreaterThan(0);

    const worker = await startWorker(folder, VARS);
    for (const data of unanswered) expect(await send(worker.origin, data)).toMatch(/^MR-/);
    await worker.kill();
    const [total] = readRows(folder, 'SELECT count(*) AS count FROM enquiries');
    expect(total).toEqual({ count: ROUNDS * POSTS });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
