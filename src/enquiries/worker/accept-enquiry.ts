import type { OriginCheck } from '../../worker/http.ts';
import { checkRateLimit, consumeQuota, hashClientIp } from '../../worker/limits.ts';
import type { RequestContext } from '../../worker/runtime.ts';
import { readSenderSecret } from '../../worker/secrets.ts';
import type { WorkerEnv, WorkerSettings } from '../../worker/settings.ts';
import { deliverEnquiry, listChannels } from './delivery.ts';
import { checkFormToken } from './form-token.ts';
import { readCompany } from './messages.ts';
import { findReference, storeEnquiry, type NewEnquiry } from './store-enquiry.ts';

/** A request with an enquiry. */
export interface EnquiryRequest {
  request: Request;
  env: WorkerEnv;
  context: RequestContext;
  settings: WorkerSettings;
  origin: OriginCheck;
}

export type EnquiryAcceptance =
  | { status: 201; reference: string }
  | { status: 429 | 503; error: string; headers?: { 'retry-after': string } };

const HOUR_MS = 3_600_000;
/** The share of an hour's enquiries that one network may send. */
const NETWORK_SHARE = 1 / 10;
/** The limit on suspected spam, as a share of the limit on enquiries: a third of D1's free 500 MB in 30 days. */
const SUSPECT_SHARE = 1 / 20;

/**
 * Whether a bot seems to have filled in the form: its hidden field has text, or it was sent too fast or without the page.
 * Suspected spam is stored and acknowledged like any enquiry, since some people are quick, but not forwarded.
 */
export async function isSuspect(
  { honeypot, formToken }: { honeypot: string; formToken: string },
  { env, origin }: EnquiryRequest,
): Promise<boolean> {
  if (honeypot !== '') return true;
  // The Worker does not serve a site on another host, so its form has no token.
  if (origin.isFromOtherHost && formToken === '') return false;
  return !(await checkFormToken(formToken, Date.now(), env));
}

/**
 * Stores an enquiry, then notifies the company. An enquiry that is already stored counts as accepted, under its reference.
 * Suspected spam has separate limits, so that it never uses up those for people.
 */
export async function acceptEnquiry(
  enquiry: NewEnquiry,
  { request, env, context, settings }: EnquiryRequest,
): Promise<EnquiryAcceptance> {
  const { DB: database } = env;
  const company = readCompany();
  const now = Date.now();
  try {
    const { ENQUIRIES_PER_MINUTE: perMinute, ENQUIRIES_PER_HOUR: perHour, mail } = settings;
    const purpose = enquiry.isSuspect ? 'suspects' : 'enquiries';
    const client = await hashClientIp(request, purpose, readSenderSecret(env));
    const seconds = await checkRateLimit(database, client, { perMinute, now });
    if (seconds > 0) return rejectFrequentEnquiry(seconds);
    const existingReference = await findReference(database, enquiry.id);
    if (existingReference) return { status: 201, reference: existingReference };
    const hour = { periodMs: HOUR_MS, now };
    const limit = enquiry.isSuspect ? Math.ceil(perHour * SUSPECT_SHARE) : perHour;
    const share = { ...hour, name: client.network, max: Math.ceil(limit * NETWORK_SHARE) };
    const networkWaitSeconds = await consumeQuota(database, share);
    const waitSeconds =
      networkWaitSeconds || (await consumeQuota(database, { ...hour, name: purpose, max: limit }));
    if (waitSeconds > 0)
      return enquiry.isSuspect
        ? rejectSuspect()
        : describeQuotaExceeded(waitSeconds, networkWaitSeconds > 0);
    const reference = await storeEnquiry(database, enquiry, {
      company: company.name,
      now,
      isMailed: mail !== undefined,
    });
    for (const channel of listChannels(settings, env)) {
      context.waitUntil(deliverEnquiry(database, enquiry.id, channel).catch(logError));
    }
    return { status: 201, reference };
  } catch (error) {
    logError(error);
    return {
      status: 503,
      error: `We could not store your enquiry. Send it again in a minute, or call ${company.contact.phone}.`,
    };
  }
}

function rejectFrequentEnquiry(seconds: number): EnquiryAcceptance {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return {
    status: 429,
    error: `Several enquiries have come from your connection within a minute. Wait ${wait}, then send this one again.`,
    headers: { 'retry-after': String(seconds) },
  };
}

function describeQuotaExceeded(seconds: number, isNetwork: boolean): EnquiryAcceptance {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const reason = isNetwork
    ? 'Too many enquiries have come from your connection in the last hour.'
    : 'We are receiving more enquiries than we can accept at the moment.';
  return {
    status: isNetwork ? 429 : 503,
    error: `${reason} Send yours again in ${wait}, or call ${readCompany().contact.phone}.`,
    headers: { 'retry-after': String(seconds) },
  };
}

/** A person whose enquiry was wrongly suspected gets through after reloading the page. */
const rejectSuspect = (): EnquiryAcceptance => ({
  status: 503,
  error: `Our spam filter stopped your enquiry. Send it again in a few seconds. If that fails, reload the contact page and try again, or call ${readCompany().contact.phone}.`,
});

/** The database's error messages name tables and columns, but never values. */
export function logError(error: unknown): void {
  console.error(`Enquiries: ${error instanceof Error ? error.message : 'unknown error'}`);
}
