import { expect, test } from 'vitest';
import { findReference, storeEnquiry } from '../../../../src/enquiries/worker/store.ts';
import { ENQUIRY_FIELDS } from '../../../../src/enquiries/rules/fields.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { posted } from '../../../support/enquiry-example.ts';

const { database, ask } = useEnquiryDatabase();

const store = (id: string, random: () => number) =>
  storeEnquiry(
    database,
    { ...posted({ id }), elapsed: 20_000 },
    { firm: 'Minch Renewables', now: 7, random, isMailed: true },
  );

test('each field has its column', async () => {
  const example = posted({ id: 'one' });
  await store('one', () => 0);
  expect(ask('SELECT * FROM enquiries')).toEqual([
    {
      id: 'one',
      reference: 'MR-333333',
      received_at: 7,
      ...Object.fromEntries(ENQUIRY_FIELDS.map(({ name, column }) => [column, example[name]])),
      is_suspect: 0,
      forwarded_at: null,
      forward_claimed_at: null,
      forward_attempts: 0,
      forward_error: null,
      mail_due: 1,
      mailed_at: null,
      mail_claimed_at: null,
      mail_attempts: 0,
      mail_error: null,
    },
  ]);
});

test('a reference that is taken is drawn again', async () => {
  expect(await store('one', () => 0)).toBe('MR-333333');
  let draws = 0;
  expect(await store('two', () => ((draws += 1) <= 6 ? 0 : 0.99))).toBe('MR-YYYYYY');
  expect(await findReference(database, 'two')).toBe('MR-YYYYYY');
});

test('an enquiry without any free reference is not said to be stored', async () => {
  await store('one', () => 0);
  await expect(store('two', () => 0)).rejects.toThrow('8 drawn references are all taken');
  expect(await findReference(database, 'two')).toBeUndefined();
});

test('an id that is stored keeps its reference and its text', async () => {
  const first = await store('one', () => 0);
  expect(await store('one', () => 0.5)).toBe(first);
  expect(ask('SELECT count(*) AS count FROM enquiries')).toEqual([{ count: 1 }]);
});
