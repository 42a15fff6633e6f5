import { writeFileSync } from 'node:fs';
import { runSql, type Where } from './database.ts';
import { listEnquiries } from './list.ts';
import type { StoredEnquiry } from './stored.ts';

/** Everything that is stored of one person. */
export interface Held {
  /** Their own enquiries, with every column. */
  enquiries: StoredEnquiry[];
  /** References of other enquiries whose texts name the address, which somebody must read. */
  namedIn: string[];
}

/** SQL for a text, whatever it contains. */
const inSql = (text: string) => `CAST(x'${Buffer.from(text).toString('hex')}' AS TEXT)`;

/** One spelling of a text in any case. */
const fold = (text: string) => text.normalize().toLowerCase();

/**
 * Of all enquiries, what is stored of one person, by their email address in any case. SQLite knows upper case in ASCII
 * only, so it cannot search for them.
 * @throws if it is not an email address
 */
export function pickHeld(email: string, all: readonly StoredEnquiry[]): Held {
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) {
    throw new Error(`--email is "${email}"; it must be an address, such as name@croft.example`);
  }
  const address = fold(email);
  const enquiries = all.filter((enquiry) => fold(enquiry.email) === address);
  const namedIn = all
    .filter((enquiry) => !enquiries.includes(enquiry))
    .filter(({ name, subject, message }) => fold(`${name} ${subject} ${message}`).includes(address))
    .map(({ reference }) => reference);
  return { enquiries, namedIn };
}

/** Reads everything that is stored of one person, with every column. */
export function readHeld(email: string, where: Where): Held {
  const [all = []] = runSql('SELECT * FROM enquiries ORDER BY received_at, reference', where);
  return pickHeld(email, all as unknown as StoredEnquiry[]);
}

/**
 * Deletes one person's enquiries, and notes when and how many.
 * @returns their references
 */
export function deleteHeld({ enquiries }: Held, now: number, where: Where): string[] {
  const spellings = [...new Set(enquiries.map(({ email }) => email))].map(inSql).join(', ');
  const theirs = `FROM enquiries WHERE email IN (${spellings})`;
  const [, deleted = []] = runSql(
    `INSERT INTO erasures (erased_at, enquiries) SELECT ${now}, count(*) ${theirs} HAVING count(*) > 0;
     DELETE ${theirs} RETURNING reference`,
    where,
  );
  return deleted.map(({ reference }) => String(reference));
}

/** What is held, for reading in a terminal. */
export function describeHeld({ enquiries, namedIn }: Held): string {
  const others =
    namedIn.length === 0
      ? []
      : [`The address stands in the text of other enquiries as well: ${namedIn.join(', ')}.`];
  return [listEnquiries(enquiries), ...others].join('\n\n');
}

/** What was deleted, and where copies may be that this command does not reach. */
export function describeDeleted(references: readonly string[]): string {
  if (references.length === 0)
    return 'Nothing was stored under this address, so nothing is deleted.';
  return `Deleted: ${references.join(', ')}. Copies may be in the mailbox of ENQUIRY_MAIL_TO, with the receiver of ENQUIRY_FORWARD_URL, in files that you exported, and for up to 30 days in the database's own backups.`;
}

/**
 * Writes what is held into a new file that its owner alone can read, with times as people and programs read them.
 * @throws when the file is there already
 */
export function exportHeld(held: Held, file: string): void {
  const enquiries = held.enquiries.map((enquiry) =>
    Object.fromEntries(
      Object.entries(enquiry).map(([column, value]) => [
        column,
        column.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value,
      ]),
    ),
  );
  const text = `${JSON.stringify({ ...held, enquiries }, null, 2)}\n`;
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}
