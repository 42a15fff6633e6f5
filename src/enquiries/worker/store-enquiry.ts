import { makeReference } from '../rules/codes.ts';
import { eachField, ENQUIRY_FIELDS, type EnquiryRaw } from '../rules/fields.ts';
import type { Database } from '../../worker/runtime.ts';
import { toHex } from '../../text/hex.ts';

const MAX_ATTEMPTS = 8;
/** The number of failures after which the company should check. */
export const ALERT_AFTER_FAILURES = 3;

/** A valid enquiry to store. */
export interface NewEnquiry extends EnquiryRaw {
  id: string;
  isSuspect: boolean;
}

/** A row of the table. */
export type EnquiryRow = Record<string, unknown>;

/**
 * An id for an enquiry without one, derived from its text and the day, so that a second click, a reload or a retry counts
 * as the same enquiry.
 */
export async function deriveEnquiryId(enquiry: EnquiryRaw): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify([today, eachField(({ name }) => enquiry[name])]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest)).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    '$1-$2-8$3-8$4-$5',
  );
}

/** Unlike `Math.random`, it cannot be predicted from earlier references. */
const drawRandom = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const selectReference = (database: Database, id: string) =>
  database.prepare('SELECT reference FROM enquiries WHERE id = ?').bind(id);

/** The reference of an enquiry that has already been stored. */
export async function findReference(database: Database, id: string): Promise<string | undefined> {
  const { results } = await selectReference(database, id).run<{ reference: string }>();
  return results[0]?.reference;
}

/**
 * Stores an enquiry under a new reference. An existing enquiry with the same id keeps its text and reference.
 * @returns the reference
 * @throws if the database fails, or every generated reference is already in use
 */
export async function storeEnquiry(
  database: Database,
  { id, isSuspect, ...fields }: NewEnquiry,
  { company, now, isMailed }: { company: string; now: number; isMailed: boolean },
): Promise<string> {
  for (let draw = 0; draw < MAX_ATTEMPTS; draw += 1) {
    const row = {
      id,
      reference: makeReference(company, drawRandom),
      received_at: now,
      is_suspect: isSuspect ? 1 : 0,
      mail_due: isMailed && !isSuspect ? 1 : 0,
      ...Object.fromEntries(ENQUIRY_FIELDS.map(({ column, name }) => [column, fields[name]])),
    };
    const insert = database
      .prepare(
        `INSERT INTO enquiries (${Object.keys(row).join(', ')})
         VALUES (${Object.keys(row).fill('?').join(', ')}) ON CONFLICT DO NOTHING`,
      )
      .bind(...Object.values(row));
    const select = selectReference(database, id);
    const [, stored] = await database.batch<{ reference: string }>([insert, select]);
    const reference = stored?.results[0]?.reference;
    if (reference) return reference;
  }
  throw new Error(`No unused reference found in ${MAX_ATTEMPTS} attempts`);
}
