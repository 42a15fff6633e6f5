import * as z from 'zod/mini';
import { checkAddress, isThisMachine } from '../values/text/urls.ts';

/** Variables that a deployment, the environment or `.env` may set. */
export const WORKER_VARS = [
  'SITE_URL',
  'ENQUIRY_FORWARD_URL',
  'ENQUIRY_FORWARD_FIELDS',
  'ENQUIRY_MAIL_TO',
  'ENQUIRY_MAIL_FROM',
  'ENQUIRIES_PER_MINUTE',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRY_KEEP_DAYS',
  'PLACE_SEARCHES_PER_MINUTE',
  'PLACE_SEARCHES_PER_DAY',
] as const;

export type WorkerVars = Partial<Record<(typeof WORKER_VARS)[number], string | undefined>>;

export type WorkerSettings = ReturnType<typeof readWorkerSettings>;

/**
 * Reads the Worker's settings. Unset or empty ones get their defaults.
 * @throws an error that names the setting, its value, and what it must be
 */
export function readWorkerSettings(vars: WorkerVars) {
  const count = (name: keyof WorkerVars, normal: number, most: number): number => {
    const value = vars[name] || String(normal);
    if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
    throw new Error(
      `${name} is "${value}"; it must be a whole number from 1 to ${most}, such as ${normal}`,
    );
  };
  return {
    /** The site's address, if it is not the Worker's. */
    siteOrigin: readAddress('SITE_URL', vars.SITE_URL)?.origin,
    /** The address that stored enquiries are forwarded to, as JSON. */
    forwardUrl: readForwardUrl(vars.ENQUIRY_FORWARD_URL),
    /** Whether everything about an enquiry is sent on, not the specified fields alone. */
    forwardsAll: readForwardFields(vars.ENQUIRY_FORWARD_FIELDS || 'specified') === 'all',
    /** The address that is told of each enquiry, and the one that tells it; undefined if mail is off. */
    mail: readMail(vars),
    /** Enquiries accepted from one address within a minute. */
    perMinute: count('ENQUIRIES_PER_MINUTE', 5, 100_000),
    /** Enquiries stored within an hour, from everybody together. */
    perHour: count('ENQUIRIES_PER_HOUR', 200, 1_000_000),
    /** Days after which an enquiry is deleted. */
    retentionDays: count('ENQUIRY_KEEP_DAYS', 365, 3_650),
    /** Paid place searches allowed to one address within a minute. */
    searchesPerMinute: count('PLACE_SEARCHES_PER_MINUTE', 20, 100_000),
    /** Searches that are made with the paid place search within a day of UTC; the API's free plan has 2,500. */
    searchesPerDay: count('PLACE_SEARCHES_PER_DAY', 2_000, 1_000_000),
  };
}

function readAddress(name: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const wanted = 'an http or https address, such as https://machair.example';
  return new URL(checkAddress(name, value, wanted, /^https?:\/\//));
}

/** The message does not repeat the address, which may contain a key. */
function readForwardUrl(value: string | undefined): string | undefined {
  const url = readAddress('ENQUIRY_FORWARD_URL', value);
  if (url?.protocol !== 'http:' || isThisMachine(url)) return url?.href;
  throw new Error(
    'ENQUIRY_FORWARD_URL begins with http, so enquiries would be sent unencrypted; it must be an https address, or http://localhost',
  );
}

function readMail(vars: WorkerVars): { to: string; from: string } | undefined {
  const [to, from] = [vars.ENQUIRY_MAIL_TO || '', vars.ENQUIRY_MAIL_FROM || ''];
  if (!to && !from) return undefined;
  const both = Object.entries({ ENQUIRY_MAIL_TO: to, ENQUIRY_MAIL_FROM: from });
  const wrong = both.filter(([, value]) => !z.safeParse(z.email(), value).success);
  const [name, value] = wrong.find(([, each]) => each) ?? wrong[0] ?? [];
  if (name) {
    throw new Error(
      `${name} is "${value ?? ''}"; it must be one email address, such as hello@your-firm.example, since mail needs both ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM`,
    );
  }
  return { to, from };
}

function readForwardFields(value: string): string {
  if (value === 'specified' || value === 'all') return value;
  throw new Error(`ENQUIRY_FORWARD_FIELDS is "${value}"; it must be specified or all`);
}
