import { makeReference } from '../../domain/contact/reference.ts';
import type { Random } from '../../model/values/seeded-random.ts';
import { isSuspect, type Submission } from '../../model/enquiry/submission.ts';
import type { Database, Statement } from './database.ts';

const DRAWS = 8;

/** The reference of an enquiry that is stored already. */
export async function findReference(database: Database, id: string): Promise<string | undefined> {
  return referenceIn(await selectReference(database, id).run());
}

/**
 * Stores an enquiry under a new reference. One with the same id stays as it is, and keeps its reference.
 * @returns the reference
 * @throws when the database fails, or every drawn reference is taken
 */
export async function storeEnquiry(
  database: Database,
  submission: Submission,
  { firm, now, random }: { firm: string; now: number; random: Random },
): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const { id, name, email, phone, selectedService, subject, message } = submission;
    const insert = database
      .prepare(
        `INSERT INTO enquiries
         (id, reference, received_at, name, email, phone, service, subject, message, is_suspect)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        makeReference(firm, random),
        now,
        name,
        email,
        phone,
        selectedService,
        subject,
        message,
        isSuspect(submission) ? 1 : 0,
      );
    const [, kept] = await database.batch([insert, selectReference(database, id)]);
    const reference = kept && referenceIn(kept);
    if (reference) return reference;
  }
  throw new Error(`${DRAWS} drawn references are all taken`);
}

function selectReference(database: Database, id: string): Statement {
  return database.prepare('SELECT reference FROM enquiries WHERE id = ?').bind(id);
}

function referenceIn({ results }: { results: Record<string, unknown>[] }): string | undefined {
  const reference = results[0]?.['reference'];
  return typeof reference === 'string' ? reference : undefined;
}
