import { isSuspect, type Submission } from '../rules/submission.ts';
import type { Random } from '../../values/seeded-random.ts';
import { admitCall } from '../../edge/limit.ts';
import { drawOnQuota } from '../../edge/quota.ts';
import type { Database } from '../../edge/runtime.ts';
import { identifySender } from '../../edge/sender.ts';
import type { Firm } from './answer-words.ts';
import { deliver, type Delivery } from './delivery.ts';
import type { WorkerSettings } from '../../edge/settings.ts';
import { findReference, storeEnquiry } from './store.ts';

/** What else is needed to accept an enquiry. */
export interface Intake {
  database: Database;
  settings: WorkerSettings;
  /** The sender's network address, used only for the limit. */
  address: string;
  /** The secret that the address is hashed with. */
  secret: string;
  /** Milliseconds since the form with this stamp was shown; NaN without proof, undefined if none can be asked for. */
  elapsedOf: (stamp: string) => Promise<number | undefined>;
  firm: Firm;
  /** How the firm is told of an enquiry. */
  deliveries: readonly Delivery[];
  /** Tells the visitor that it has arrived; undefined if that is off. */
  sendReceipt: ((enquiry: { email: string; reference: string }) => Promise<void>) | undefined;
  now: () => number;
  random: Random;
  /** Lets work finish after the answer has been sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

export type Taken =
  | { status: 201; reference: string }
  | { status: 429 | 503; error: string; headers?: { 'retry-after': string } };

const HOUR_MS = 3_600_000;

/** Stores an enquiry, then tells the firm of it. One that is already stored counts as accepted, under its reference. */
export async function takeEnquiry(submission: Submission, intake: Intake): Promise<Taken> {
  const {
    database,
    settings,
    address,
    secret,
    firm,
    deliveries,
    sendReceipt,
    now,
    random,
    waitUntil,
  } = intake;
  try {
    const { perMinute, perHour, mail } = settings;
    const sender = await identifySender(address, 'enquiries', secret);
    const seconds = await admitCall(database, sender, { perMinute, now: now() });
    if (seconds > 0) return askToWait(perMinute, seconds);
    const known = await findReference(database, submission.id);
    if (known) return { status: 201, reference: known };
    const quota = { name: 'enquiries', most: perHour, periodMs: HOUR_MS, now: now() };
    const full = await drawOnQuota(database, quota);
    if (full > 0) return sayFull(full, firm);
    const reference = await storeEnquiry(database, submission, {
      firm: firm.name,
      now: now(),
      random,
      isMailed: mail !== undefined,
    });
    for (const delivery of deliveries) {
      waitUntil(deliver(database, submission.id, delivery, now).catch(logError));
    }
    // Without proof of a person, anybody could have mail sent to anybody.
    if (sendReceipt && submission.elapsed !== undefined && !isSuspect(submission)) {
      waitUntil(sendReceipt({ email: submission.email, reference }).catch(logError));
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

function sayFull(seconds: number, { contact }: Firm): Taken {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    status: 503,
    error: `More enquiries are coming in just now than we can take. Send yours again in ${wait}, or call ${contact.phone}.`,
    headers: { 'retry-after': String(seconds) },
  };
}

/** The database's error messages name tables and columns, but never values. */
export function logError(error: unknown): void {
  console.error(`Enquiries: ${error instanceof Error ? error.message : 'unknown error'}`);
}
