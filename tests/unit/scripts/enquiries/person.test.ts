import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  describeDeleted,
  describePersonData,
  exportPersonData,
  readPersonData,
} from '../../../../scripts/enquiries/person.ts';
import { findPersonData, type StoredEnquiry } from '../../../../src/inbox/rules/inbox.ts';
import { storeEnquiry } from '../../../../src/enquiries/worker/store-enquiry.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { EXAMPLE_ENQUIRY, STORED_ENQUIRY } from '../../../support/enquiry-example.ts';

const { query, database } = useEnquiryDatabase();
/** The data found for an address among stored enquiries. */
const find = (email: string) =>
  findPersonData(email, query('SELECT * FROM enquiries') as unknown as StoredEnquiry[]);

const store = (change: Record<string, unknown>) =>
  storeEnquiry(
    database,
    { ...EXAMPLE_ENQUIRY, id: crypto.randomUUID(), isSuspect: false, ...change },
    { company: 'Firm', now: Date.now(), isMailed: false },
  );

describe('finding a person’s enquiries', () => {
  test.each([
    ['Morag@Croft.example', 'morag@croft.EXAMPLE'],
    ['Ünal@croft.example', 'ünal@CROFT.example'],
    ['U\u0308nal@croft.example', 'ünal@croft.example'],
    ['ünal@croft.example', 'U\u0308NAL@croft.example'],
    ['МОРАГ@пример.example', 'мораг@ПРИМЕР.example'],
    ["o'neill@croft.example", "O'Neill@croft.example"],
    [
      `x';DROP/**/TABLE/**/enquiries;--@"croft".example`,
      `X';drop/**/table/**/enquiries;--@"croft".example`,
    ],
  ])('finds the email address %s as %s', async (stored, searched) => {
    const reference = await store({ email: stored });
    const other = await store({ email: 'seonaid@isle.example', message: `Ask ${stored} too.` });
    await store({ email: `not-${stored}`, message: 'Nothing of them' });
    const { enquiries, namedIn } = find(searched);
    expect(enquiries.map((enquiry) => enquiry.reference)).toEqual([reference]);
    expect(namedIn).toEqual([other]);
  });

  test.each(['', 'morag', 'a@b@c', 'a b@c', 'a@b\nc'])(
    'rejects the email address "%s"',
    (email) => {
      expect(() => readPersonData(email, { remote: false, persistTo: 'none' })).toThrow(
        `--email is "${email}"; it must be an email address`,
      );
    },
  );
});

describe('the data of a person', () => {
  test('lists every enquiry that contains the email address', () => {
    const described = describePersonData({ enquiries: [STORED_ENQUIRY], namedIn: ['MR-333333'] });
    expect(described).toContain('MR-7K3F9Q');
    expect(described).toContain(STORED_ENQUIRY.message);
    expect(described).toContain('in the text of other enquiries: MR-333333.');
    expect(describePersonData({ enquiries: [], namedIn: [] })).toBe(
      'No enquiries are stored from this address.',
    );
  });

  test('exports the data to a file that only its owner can read', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'held-')), 'morag.json');
    const personData = { enquiries: [STORED_ENQUIRY], namedIn: [] };
    exportPersonData(personData, file);
    const enquiries = [{ ...STORED_ENQUIRY, received_at: '2026-11-21T12:00:00.000Z' }];
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ enquiries, namedIn: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(() => {
      exportPersonData(personData, file);
    }).toThrow('already exists. Nothing was written or deleted. Choose another name.');
  });

  test('reports remaining copies of deleted enquiries', () => {
    expect(describeDeleted(['MR-7K3F9Q'])).toMatch(
      /^Deleted: MR-7K3F9Q\. Copies may remain in the mail/,
    );
    expect(describeDeleted([])).toMatch(/^No enquiries are stored/);
  });
});
