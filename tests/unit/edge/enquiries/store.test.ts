import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findReference, storeEnquiry } from '../../../../src/edge/enquiries/store.ts';
import { openEnquiryDatabase } from '../../../support/enquiry-database.ts';

const enquiry = (id: string) => ({
  id,
  name: 'Mòrag',
  email: 'morag@croft.example',
  phone: '1',
  subject: 'A mast',
  message: 'How high?',
  selectedService: 'other',
  formIdentifier: 'contact_page_form' as const,
  website: '',
});

let opened: Awaited<ReturnType<typeof openEnquiryDatabase>>;
beforeAll(async () => {
  opened = await openEnquiryDatabase();
});
beforeEach(() => opened.empty());
afterAll(() => opened.close());

const store = (id: string, random: () => number) =>
  storeEnquiry(opened.database, enquiry(id), { firm: 'Machair Renewables', now: 7, random });

test('a reference that is taken is drawn again', async () => {
  expect(await store('one', () => 0)).toBe('MR-333333');
  let draws = 0;
  expect(await store('two', () => ((draws += 1) <= 6 ? 0 : 0.99))).toBe('MR-YYYYYY');
  expect(await findReference(opened.database, 'two')).toBe('MR-YYYYYY');
});

test('an enquiry without any free reference is not said to be stored', async () => {
  await store('one', () => 0);
  await expect(store('two', () => 0)).rejects.toThrow('8 drawn references are all taken');
  expect(await findReference(opened.database, 'two')).toBeUndefined();
});

test('an id that is stored keeps its reference and its text', async () => {
  const first = await store('one', () => 0);
  expect(await store('one', () => 0.5)).toBe(first);
  expect(await opened.ask('SELECT count(*) AS count FROM enquiries')).toEqual([{ count: 1 }]);
});
