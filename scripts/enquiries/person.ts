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

/**
 * SQL for a text, whatever it holds.
 * @throws when it is no email address
 */
export function emailInSql(email: string): string {
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) {
    throw new Error(`--email is "${email}"; it must be an address, such as name@croft.example`);
  }
  return `lower(CAST(x'${Buffer.from(email).toString('hex')}' AS TEXT))`;
}

/** Reads everything that is stored of one person, by their email address in any case. */
export function readHeld(email: string, where: Where): Held {
  const address = emailInSql(email);
  const texts = "lower(name || ' ' || subject || ' ' || message)";
  const [enquiries = [], namedIn = []] = runSql(
    `SELECT * FROM enquiries WHERE lower(email) = ${address} ORDER BY received_at, reference;
     SELECT reference FROM enquiries WHERE lower(email) <> ${address}
     AND instr(${texts}, ${address}) > 0 ORDER BY received_at, reference`,
    where,
  );
  return {
    enquiries: enquiries as unknown as StoredEnquiry[],
    namedIn: namedIn.map(({ reference }) => String(reference)),
  };
}

/**
 * Deletes one person's enquiries, notes when and how many, and has the backups of their days written anew.
 * @returns their references
 */
export function deleteHeld(email: string, now: number, where: Where): string[] {
  const theirs = `FROM enquiries WHERE lower(email) = ${emailInSql(email)}`;
  const [, , deleted = []] = runSql(
    `UPDATE runs SET ran_at = min(ran_at, coalesce((SELECT min(received_at) ${theirs}), ran_at))
     WHERE name = 'backup';
     INSERT INTO erasures (erased_at, enquiries) SELECT ${now}, count(*) ${theirs} HAVING count(*) > 0;
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
  return `Deleted: ${references.join(', ')}. Copies may be in the mailbox of ENQUIRY_MAIL_TO, with the receiver of ENQUIRY_FORWARD_URL, in files that you exported, for an hour in the backup of ENQUIRY_BACKUP_KEY, and for up to 30 days in the database's own backups.`;
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
