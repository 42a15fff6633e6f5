import type { Submission } from '../../model/enquiry/submission.ts';
import type { Random } from '../../model/values/seeded-random.ts';
import { admitPost } from '../limit.ts';
import type { Database } from '../runtime.ts';
import type { Firm } from './answer-words.ts';
import { forwardEnquiry } from './forward.ts';
import type { EnquirySettings } from './settings.ts';
import { findReference, storeEnquiry } from './store.ts';

/** What taking an enquiry needs beside the enquiry. */
export interface Intake {
  database: Database;
  settings: EnquirySettings;
  /** The sender's network address, used for the limit only. */
  address: string;
  firm: Firm;
  now: () => number;
  random: Random;
  /** Keeps work going after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

export type Taken =
  | { status: 201; reference: string }
  | { status: 429; error: string; headers: { 'retry-after': string } }
  | { status: 503; error: string };

/** Stores an enquiry, and sends it on once it is stored. One that is stored already gets its reference, limit or not. */
export async function takeEnquiry(submission: Submission, intake: Intake): Promise<Taken> {
  const { database, settings, address, firm, now, random, waitUntil } = intake;
  try {
    const known = await findReference(database, submission.id);
    if (known) return { status: 201, reference: known };
    const { perMinute, forwardUrl } = settings;
    const seconds = await admitPost(database, address, { perMinute, now: now() });
    if (seconds > 0) return askToWait(perMinute, seconds);
    const reference = await storeEnquiry(database, submission, {
      firm: firm.name,
      now: now(),
      random,
    });
    if (forwardUrl) {
      waitUntil(forwardEnquiry(database, submission.id, { url: forwardUrl, now }).catch(logError));
    }
    return { status: 201, reference };
  } catch (error) {
    logError(error);
    return {
      status: 503,
      error: `Your enquiry could not be stored just now. Send it again in a minute, or call ${firm.contact.phone}.`,
    };
  }
}

function askToWait(perMinute: number, seconds: number): Taken {
  const many = perMinute === 1 ? 'an enquiry' : `${perMinute} enquiries`;
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return {
    status: 429,
    error: `You have sent ${many} within a minute. Wait ${wait}, then send this one again.`,
    headers: { 'retry-after': String(seconds) },
  };
}

/** The database's messages name tables and columns, never values. */
export function logError(error: unknown): void {
  console.error(`Enquiries: ${error instanceof Error ? error.message : 'unknown error'}`);
}
