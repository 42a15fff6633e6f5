import { isSuspect, type Submission } from '../rules/submission.ts';
import type { Random } from '../../numbers/random.ts';
import { checkRateLimit, consumeQuota, type Client } from '../../worker/limits.ts';
import type { Database } from '../../worker/runtime.ts';
import type { WorkerSettings } from '../../worker/settings.ts';
import { deliver, type Channel } from './delivery.ts';
import type { ReplyingFirm } from './messages.ts';
import { findReference, storeEnquiry } from './store-enquiry.ts';

/** What else is needed to accept an enquiry. */
export interface Intake {
  database: Database;
  settings: WorkerSettings;
  /** The client as limits for this purpose know it. */
  identify: (purpose: string) => Promise<Client>;
  /** Milliseconds since the form with this token was shown; NaN without proof, undefined if none can be asked for. */
  elapsedOf: (token: string) => Promise<number | undefined>;
  firm: ReplyingFirm;
  channels: readonly Channel[];
  now: () => number;
  random: Random;
  /** Lets work finish after the answer has been sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

export type Acceptance =
  | { status: 201; reference: string }
  | { status: 429 | 503; error: string; headers?: { 'retry-after': string } };

const HOUR_MS = 3_600_000;
/** The part of an hour's enquiries that one network may send. */
const NETWORK_SHARE = 1 / 10;
/** How much suspected spam is stored, as a part of the enquiries beside it: a third of D1's free 500 MB in 30 days. */
const SUSPECT_SHARE = 1 / 20;

/**
 * Stores an enquiry, then notifies the firm. One that is already stored counts as accepted, under its reference.
 * Suspected spam has limits for itself, so that it never takes a place from a person.
 */
export async function acceptEnquiry(submission: Submission, intake: Intake): Promise<Acceptance> {
  const { database, settings, firm, channels, now, random, waitUntil } = intake;
  try {
    const { ENQUIRIES_PER_MINUTE: perMinute, ENQUIRIES_PER_HOUR: perHour, mail } = settings;
    const suspected = isSuspect(submission);
    const purpose = suspected ? 'suspects' : 'enquiries';
    const client = await intake.identify(purpose);
    const seconds = await checkRateLimit(database, client, { perMinute, now: now() });
    if (seconds > 0) return askToWait(seconds);
    const known = await findReference(database, submission.id);
    if (known) return { status: 201, reference: known };
    const hour = { periodMs: HOUR_MS, now: now() };
    const most = suspected ? Math.ceil(perHour * SUSPECT_SHARE) : perHour;
    const share = { ...hour, name: client.network, most: Math.ceil(most * NETWORK_SHARE) };
    const shareFull = await consumeQuota(database, share);
    const full = shareFull || (await consumeQuota(database, { ...hour, name: purpose, most }));
    if (full > 0) return suspected ? askForProof(firm) : describeFull(full, firm, shareFull > 0);
    const reference = await storeEnquiry(database, submission, {
      firm: firm.name,
      now: now(),
      random,
      isMailed: mail !== undefined,
    });
    for (const channel of channels) {
      waitUntil(deliver(database, submission.id, channel, now).catch(logError));
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

function askToWait(seconds: number): Acceptance {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return {
    status: 429,
    error: `Several enquiries have come from your connection within a minute. Wait ${wait}, then send this one again.`,
    headers: { 'retry-after': String(seconds) },
  };
}

function describeFull(seconds: number, { contact }: ReplyingFirm, isNetwork: boolean): Acceptance {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const reason = isNetwork
    ? 'Many enquiries have come from your connection within an hour.'
    : 'More enquiries are coming in just now than we can take.';
  return {
    status: isNetwork ? 429 : 503,
    error: `${reason} Send yours again in ${wait}, or call ${contact.phone}.`,
    headers: { 'retry-after': String(seconds) },
  };
}

/** A person whose enquiry was wrongly suspected gets through with a page that was shown just now. */
const askForProof = ({ contact }: ReplyingFirm): Acceptance => ({
  status: 503,
  error: `We could not tell your enquiry from spam. Send it again in a few seconds; if this message comes again, reload the contact page first, or call ${contact.phone}.`,
});

/** The database's error messages name tables and columns, but never values. */
export function logError(error: unknown): void {
  console.error(`Enquiries: ${error instanceof Error ? error.message : 'unknown error'}`);
}
