import { describe, expect, test } from 'vitest';
import {
  describeNone,
  listEnquiries,
  listWithTotal,
  escapeControls,
  describeEnquiryStatus,
} from '../../../../scripts/enquiries/list.ts';
import { describeFailure } from '../../../../scripts/enquiries/database.ts';
import { readSince } from '../../../../scripts/enquiries/stored.ts';
import type { StoredEnquiry } from '../../../../src/inbox/rules/inbox.ts';
import { toCsv } from '../../../../scripts/enquiries/to-csv.ts';
import { ENQUIRY_FIELDS } from '../../../../src/enquiries/rules/fields.ts';
import { STORED_ENQUIRY } from '../../../support/enquiry-example.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const COLUMNS = ENQUIRY_FIELDS.map(({ column }) => column);
const STORED: StoredEnquiry = {
  ...STORED_ENQUIRY,
  name: 'Mòrag',
  service: 'solar',
  subject: 'Service Inquiry: Solar Solutions',
  message: 'Panels\r\nfor a byre roof?',
};

describe('listing enquiries', () => {
  test('prints the enquiries', () => {
    expect(listEnquiries([STORED], '')).toBe(
      [
        'MR-7K3F9Q  2026-11-21T12:00:00.000Z  stored',
        'Mòrag',
        'morag@croft.example',
        '01632 960 123',
        'Service Inquiry: Solar Solutions (solar)',
        '  Panels',
        '  for a byre roof?',
      ].join('\n'),
    );
  });

  test.each([
    [NOON, true, 'There are no enquiries in the live database since 2026-11-21.'],
    [0, true, 'There are no enquiries in the live database.'],
    [
      0,
      false,
      'There are no enquiries in the database on this computer. Add --remote to read the live one.',
    ],
  ])(
    'names a searched database without enquiries, from %i, remote: %s',
    (since, remote, message) => {
      expect(listEnquiries([], describeNone(since, { remote }))).toBe(message);
    },
  );

  test('ends with the number of enquiries', () => {
    expect(listWithTotal([STORED], '')).toBe(`${listEnquiries([STORED], '')}\n\n1 enquiry.`);
    expect(listWithTotal([STORED, STORED], '')).toMatch(/\n\n2 enquiries\.$/);
    expect(listWithTotal([], 'None.')).toBe('None.');
  });

  test.each(COLUMNS)('neutralises control characters in the %s', (field) => {
    const hostile = 'a\u001b[2J\u0007\u009b1m\u202eb\u2066\u0000\ud800';
    const listed = listEnquiries([{ ...STORED, [field]: hostile }], '');
    expect(listed).toContain(
      'a\\u{001b}[2J\\u{0007}\\u{009b}1m\\u{202e}b\\u{2066}\\u{0000}\\u{d800}',
    );
    expect(listed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });

  test('escapes a line break in a name', () => {
    expect(escapeControls('a\nMR-1')).toBe('a\\u{000a}MR-1');
  });
});

describe('a database that cannot be read', () => {
  const inJson = (text: string) => JSON.stringify({ error: { text } });

  test.each([
    ['no such table: enquiries: SQLITE_ERROR', false, /^The database on this .* "npm start" once/],
    ['no such table: enquiries: SQLITE_ERROR', true, /^The live database .* "npm run deploy"/],
    [
      "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable",
      true,
      /^You are not signed in to Cloudflare\. Run "npx wrangler login"/,
    ],
    ['fetch failed', true, /^The live database could not be read: fetch failed$/],
  ])('gives advice on "%s", remote: %s', (text, remote, message) => {
    expect(describeFailure(inJson(text), remote)).toMatch(message);
    expect(describeFailure(text, remote)).toMatch(message);
  });
});

describe('the state of an enquiry', () => {
  test.each<[string, Partial<StoredEnquiry>]>([
    ['stored', {}],
    ['suspected spam', { is_suspect: 1 }],
    ['forwarded 2026-11-21T12:00:00.000Z', { forwarded_at: NOON, forward_attempts: 2 }],
    ['tried to forward once: status 500', { forward_attempts: 1, forward_error: 'status 500' }],
    ['tried to forward 3 times: the attempt did not finish', { forward_attempts: 3 }],
    ['emailed 2026-11-21T12:00:00.000Z', { mailed_at: NOON, mail_attempts: 1 }],
    [
      'tried to email once: E_DELIVERY_FAILED, forwarded 2026-11-21T12:00:00.000Z',
      { mail_attempts: 1, mail_error: 'E_DELIVERY_FAILED', forwarded_at: NOON },
    ],
  ])('is "%s"', (state, change) => {
    expect(describeEnquiryStatus({ ...STORED, ...change })).toBe(state);
  });
});

describe('the CSV file', () => {
  test('writes a quoted row for each enquiry', () => {
    const lineOf = (cells: string[]) => `${cells.map((cell) => cell && `"${cell}"`).join(',')}\r\n`;
    const names = lineOf(['reference', 'received', ...COLUMNS, 'status']);
    const values = COLUMNS.map((column) => STORED[column]);
    const row = lineOf(['MR-7K3F9Q', '2026-11-21T12:00:00.000Z', ...values, 'stored']);
    expect(toCsv([STORED])).toBe(`\ufeff${names}${row}`);
    expect(COLUMNS).toEqual(
      expect.arrayContaining(['name', 'email', 'phone', 'service', 'subject', 'message']),
    );
  });

  test.each(['=1+1', '+44', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'neutralises the formula %j',
    (message) => {
      expect(toCsv([{ ...STORED, message }])).toContain(`"'${message}"`);
    },
  );

  test.each([
    ['a\u0000b\u001b[2J\u0007', 'a\\u{0000}b\\u{001b}[2J\\u{0007}'],
    ['\u0001=1+1', '\\u{0001}=1+1'],
    ['exe.\u202efdp', 'exe.\\u{202e}fdp'],
    ['\ufeff=1+1', '\\u{feff}=1+1'],
    ['One\u2028two', 'One\\u{2028}two'],
    [' \n=1+1', "' \n=1+1"],
    ['\u00a0@SUM(A1)', "'\u00a0@SUM(A1)"],
    ['One\r\n\ttwo', 'One\r\n\ttwo'],
  ])('escapes control characters: %j', (message, cell) => {
    expect(toCsv([{ ...STORED, message }])).toContain(`"${cell}"`);
  });

  test('keeps quotes and commas within their cell', () => {
    expect(toCsv([{ ...STORED, name: 'a","=b' }])).toContain('"a"",""=b"');
  });

  test('writes a header even if there are no enquiries', () => {
    expect(toCsv([])).toMatch(/^\ufeff"reference",.*\r\n$/);
  });
});

describe('the --since option', () => {
  test('starts 30 days ago by default', () => {
    expect(readSince({ all: false }, NOON)).toBe(Date.UTC(2026, 9, 22, 12));
    expect(readSince({ all: false, since: '2026-11-01' }, NOON)).toBe(Date.UTC(2026, 10, 1));
    expect(readSince({ all: true }, NOON)).toBe(0);
  });

  test.each(['yesterday', '2026-13-01', '2026-02-31', '1; DROP TABLE enquiries', ''])(
    'rejects the day "%s"',
    (since) => {
      expect(() => readSince({ all: false, since }, NOON)).toThrow(
        `--since is "${since}"; it must be a date, such as 2026-11-01`,
      );
    },
  );
});
