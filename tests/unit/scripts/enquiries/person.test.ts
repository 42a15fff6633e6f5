import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  describeDeleted,
  describeHeld,
  emailInSql,
  exportHeld,
} from '../../../../scripts/enquiries/person.ts';
import type { StoredEnquiry } from '../../../../scripts/enquiries/stored.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';

const { ask } = useEnquiryDatabase();
const ENQUIRY: StoredEnquiry = {
  reference: 'MR-7K3F9Q',
  received_at: Date.UTC(2026, 10, 21, 12),
  is_suspect: 0,
  mailed_at: null,
  mail_attempts: 0,
  mail_error: null,
  forwarded_at: null,
  forward_attempts: 0,
  forward_error: null,
  name: 'Mòrag',
  email: 'morag@croft.example',
  phone: '01632 960 123',
  service: 'solar',
  subject: 'Panels',
  message: 'For a byre roof?',
};

describe('an address in SQL', () => {
  test.each([
    'Morag@Croft.example',
    "o'neill@croft.example",
    `x';DROP/**/TABLE/**/enquiries;--@"croft".example`,
    'mòrag@croft.example',
  ])('is that text and no more: %s', (email) => {
    const ascii = email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    expect(ask(`SELECT ${emailInSql(email)} AS email`)).toEqual([{ email: ascii }]);
  });

  test.each(['', 'morag', 'a@b@c', 'a b@c', 'a@b\nc'])('cannot be "%s"', (email) => {
    expect(() => emailInSql(email)).toThrow(`--email is "${email}"; it must be an address`);
  });
});

describe('what is held of a person', () => {
  test('is listed, with other enquiries that name the address', () => {
    const shown = describeHeld({ enquiries: [ENQUIRY], namedIn: ['MR-333333'] });
    expect(shown).toContain('MR-7K3F9Q');
    expect(shown).toContain('For a byre roof?');
    expect(shown).toContain('other enquiries as well: MR-333333.');
    expect(describeHeld({ enquiries: [], namedIn: [] })).toBe('No enquiries.');
  });

  test('is exported into a new file for its owner alone', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'held-')), 'morag.json');
    const held = { enquiries: [ENQUIRY], namedIn: [] };
    exportHeld(held, file);
    const enquiries = [{ ...ENQUIRY, received_at: '2026-11-21T12:00:00.000Z' }];
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ enquiries, namedIn: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(() => {
      exportHeld(held, file);
    }).toThrow('EEXIST');
  });

  test('is said to be deleted where it was, with what the command does not reach', () => {
    expect(describeDeleted(['MR-7K3F9Q'])).toMatch(
      /^Deleted: MR-7K3F9Q\. Copies may be in the mail/,
    );
    expect(describeDeleted([])).toMatch(/^Nothing was stored/);
  });
});
