import { writeFileSync } from 'node:fs';
import { runSql, type Where } from './database.ts';
import { listEnquiries } from './list.ts';
import type { StoredEnquiry } from './stored.ts';

/** All data stored on one person. */
export interface PersonData {
  /** Their own enquiries, with all columns. */
  enquiries: StoredEnquiry[];
  /** References of other enquiries whose texts contain the address, for a manual check. */
  namedIn: string[];
}

/** Escapes any text for SQL. */
const inSql = (text: string) => `CAST(x'${Buffer.from(text).toString('hex')}' AS TEXT)`;

/** Normalises the case of a text. */
const fold = (text: string) => text.normalize().toLowerCase();

/**
 * Finds all data on one person among all enquiries, by their email address in any case. SQLite supports upper case only
 * for ASCII, so it cannot do this search.
 * @throws if it is not an email address
 */
export function findPersonData(email: string, all: readonly StoredEnquiry[]): PersonData {
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) {
    throw new Error(
      `--email is "${email}"; it must be an email address, such as name@croft.example`,
    );
  }
  const address = fold(email);
  const enquiries = all.filter((enquiry) => fold(enquiry.email) === address);
  const namedIn = all
    .filter((enquiry) => !enquiries.includes(enquiry))
    .filter(({ name, subject, message }) => fold(`${name} ${subject} ${message}`).includes(address))
    .map(({ reference }) => reference);
  return { enquiries, namedIn };
}

/** Reads all data stored on one person. */
export function readPersonData(email: string, where: Where): PersonData {
  const [all = []] = runSql('SELECT * FROM enquiries ORDER BY received_at, reference', where);
  return findPersonData(email, all as unknown as StoredEnquiry[]);
}

/**
 * Deletes one person's enquiries, and records the date and the number.
 * @returns their references
 */
export function deletePersonData({ enquiries }: PersonData, now: number, where: Where): string[] {
  const spellings = [...new Set(enquiries.map(({ email }) => email))].map(inSql).join(', ');
  const theirs = `FROM enquiries WHERE email IN (${spellings})`;
  const [, deleted = []] = runSql(
    `INSERT INTO erasures (erased_at, enquiries) SELECT ${now}, count(*) ${theirs} HAVING count(*) > 0;
     DELETE ${theirs} RETURNING reference`,
    where,
  );
  return deleted.map(({ reference }) => String(reference));
}

/** Formats a person's data for a terminal. */
export function describePersonData({ enquiries, namedIn }: PersonData): string {
  const others =
    namedIn.length === 0
      ? []
      : [`The address also appears in the text of other enquiries: ${namedIn.join(', ')}.`];
  return [listEnquiries(enquiries, 'No enquiries are stored from this address.'), ...others].join(
    '\n\n',
  );
}

/** Describes the deletion, and lists places with copies that this command cannot delete. */
export function describeDeleted(references: readonly string[]): string {
  if (references.length === 0)
    return 'No enquiries are stored for this address, so nothing was deleted.';
  return `Deleted: ${references.join(', ')}. Copies may remain in the mailbox of ENQUIRY_MAIL_TO, at the service behind ENQUIRY_FORWARD_URL, in files that you exported, and for up to 30 days in the database's own backups.`;
}

/**
 * Writes a person's data to a new file that only its owner can read, with times in ISO 8601.
 * @throws if the file already exists
 */
export function exportPersonData(data: PersonData, file: string): void {
  const enquiries = data.enquiries.map((enquiry) =>
    Object.fromEntries(
      Object.entries(enquiry).map(([column, value]) => [
        column,
        column.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value,
      ]),
    ),
  );
  const text = `${JSON.stringify({ ...data, enquiries }, null, 2)}\n`;
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} already exists. Nothing was deleted. Choose another name.`, {
      cause: error,
    });
  }
}
