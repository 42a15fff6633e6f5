import { expect, test } from 'vitest';
import { deliver, type Delivery } from '../../../../src/enquiries/worker/delivery.ts';
import { storeEnquiry } from '../../../../src/enquiries/worker/store.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { posted } from '../../../support/enquiry-example.ts';

const { database, ask } = useEnquiryDatabase();
const START = Date.parse('2026-11-24T09:00Z');

/** A way that answers when it is told to. */
function slowWay() {
  let answer: (error: string | null) => void = () => undefined;
  const answered = new Promise<string | null>((resolve) => {
    answer = resolve;
  });
  return { way: { way: 'mail', send: () => answered } satisfies Delivery, answer };
}

test('a failure that is late does not undo what another instance has sent meanwhile', async () => {
  const submission = { ...posted(), elapsed: 20_000 };
  const { id } = submission;
  const more = { firm: 'F', now: START, random: Math.random, isMailed: true };
  await storeEnquiry(database, submission, more);
  const slow = slowWay();
  const first = deliver(database, id, slow.way, () => START);
  const second: Delivery = { way: 'mail', send: () => Promise.resolve(null) };
  expect(await deliver(database, id, second, () => START + 59_000)).toBe(false);
  expect(await deliver(database, id, second, () => START + 61_000)).toBe(true);
  slow.answer('no answer in time');
  expect(await first).toBe(false);
  expect(ask('SELECT mailed_at, mail_error FROM enquiries')).toEqual([
    { mailed_at: START + 61_000, mail_error: null },
  ]);
});
