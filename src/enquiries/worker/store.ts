import { makeReference } from '../rules/codes.ts';
import type { Random } from '../../values/numbers/random.ts';
import { isSuspect, type Submission } from '../rules/submission.ts';
import { ENQUIRY_FIELDS } from '../rules/fields.ts';
import type { Database } from '../../edge/runtime.ts';

const DRAWS = 8;

/** The reference of an enquiry that has already been stored. */
export async function findReference(database: Database, id: string): Promise<string | undefined> {
  return (await selectReference(database, id).run<Row>()).results[0]?.reference;
}

interface Storing {
  firm: string;
  now: number;
  random: Random;
  /** Whether the firm is told of enquiries by mail. */
  isMailed: boolean;
}

/**
 * Stores an enquiry under a new reference. If one with the same id exists, it stays unchanged with its reference.
 * @returns the reference
 * @throws if the database fails, or every reference drawn is already in use
 */
export async function storeEnquiry(
  database: Database,
  submission: Submission,
  { firm, now, random, isMailed }: Storing,
): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = {
      id: submission.id,
      reference: makeReference(firm, random),
      received_at: now,
      is_suspect: isSuspect(submission) ? 1 : 0,
      mail_due: isMailed && !isSuspect(submission) ? 1 : 0,
      ...Object.fromEntries(ENQUIRY_FIELDS.map(({ column, name }) => [column, submission[name]])),
    };
    const insert = database
      .prepare(
        `INSERT INTO enquiries (${Object.keys(row).join(', ')})
         VALUES (${Object.keys(row).fill('?').join(', ')}) ON CONFLICT DO NOTHING`,
      )
      .bind(...Object.values(row));
    const [, kept] = await database.batch<Row>([insert, selectReference(database, row.id)]);
    const reference = kept?.results[0]?.reference;
    if (reference) return reference;
  }
  throw new Error(`${DRAWS} drawn references are all taken`);
}

interface Row {
  reference: string;
}

const selectReference = (database: Database, id: string) =>
  database.prepare('SELECT reference FROM enquiries WHERE id = ?').bind(id);
