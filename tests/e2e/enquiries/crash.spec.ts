import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CALL, enquiry } from '../../support/enquiry-worker.ts';
import { readRows, startWorker } from '../../support/worker.ts';

const ROUNDS = 3;
/** Who post one enquiry after another, until the power goes. */
const SENDERS = 8;
/** Answers after which it goes, while other posts are under way. */
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
      const post = async () => {
        const data = enquiry();
        try {
          acknowledged.set(data.id, await send(worker.origin, data));
        } catch {
          unanswered.push(data);
          return;
        }
        if (acknowledged.size >= before + ENOUGH) killed ??= worker.kill();
        await post();
      };
      await Promise.all(Array.from({ length: SENDERS }, post));
      await killed;
      expect(acknowledged.size).toBeGreaterThanOrEqual(before + ENOUGH);
      const rows = readRows(folder, 'SELECT id, reference, message FROM enquiries');
      for (const [id, reference] of acknowledged) {
        expect(rows).toContainEqual({ id, reference, message: 'Panels for a byre roof?' });
      }
    }
    expect(unanswered).toHaveLength(ROUNDS * SENDERS);

    const worker = await startWorker(folder, VARS);
    for (const data of unanswered) expect(await send(worker.origin, data)).toMatch(/^MR-/);
    await worker.kill();
    const [total] = readRows(folder, 'SELECT count(*) AS count FROM enquiries');
    expect(total).toEqual({ count: acknowledged.size + unanswered.length });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
