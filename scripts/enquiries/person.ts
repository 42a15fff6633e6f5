import { writeFileSync } from 'node:fs';
import {
  COPIES_REMAIN,
  findPersonData,
  isEmail,
  type PersonData,
} from '../../src/inbox/rules/inbox.ts';
import { erasePerson } from '../../src/inbox/rules/queries.ts';
import { runQueries, type DatabaseTarget } from './database.ts';
import { listEnquiries } from './list.ts';
import { readStored } from './stored.ts';

/**
 * Reads all data stored on one person.
 * @throws if it is not an email address
 */
export function readPersonData(email: string, target: DatabaseTarget): PersonData {
  if (!isEmail(email)) {
    throw new Error(
      `--email is "${email}"; it must be an email address, such as name@croft.example`,
    );
  }
  return findPersonData(email, readStored(0, target));
}

/**
 * Deletes one person's enquiries, and records the date and the number.
 * @returns their references
 */
export function deletePersonData(
  { enquiries }: PersonData,
  now: number,
  target: DatabaseTarget,
): string[] {
  const [, deleted = []] = runQueries(erasePerson(enquiries, now), target);
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
  return `Deleted: ${references.join(', ')}. ${COPIES_REMAIN}`;
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
    throw new Error(
      `${file} already exists. Nothing was written or deleted. Choose another name.`,
      {
        cause: error,
      },
    );
  }
}
