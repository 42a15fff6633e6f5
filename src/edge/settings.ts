/** Variables that a deployment, the environment or `.env` may set. */
export const WORKER_VARS = [
  'SITE_URL',
  'ENQUIRY_FORWARD_URL',
  'ENQUIRIES_PER_MINUTE',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRY_KEEP_DAYS',
  'PLACE_SEARCHES_PER_MINUTE',
  'PLACE_SEARCHES_PER_DAY',
] as const;

export type WorkerVars = Partial<Record<(typeof WORKER_VARS)[number], string | undefined>>;

export interface WorkerSettings {
  /** The site's address, if it is not the Worker's. */
  siteOrigin: string | undefined;
  /** The address that stored enquiries are forwarded to, as JSON. */
  forwardUrl: string | undefined;
  /** Enquiries accepted from one address within a minute. */
  perMinute: number;
  /** Enquiries stored within an hour, from everybody together. */
  perHour: number;
  /** Days after which an enquiry is deleted. */
  retentionDays: number;
  /** Paid place searches allowed to one address within a minute. */
  searchesPerMinute: number;
  /** Paid place searches allowed within a UTC day. */
  searchesPerDay: number;
}

/**
 * Reads the Worker's settings. Unset or empty ones get their defaults.
 * @throws an error that names the setting, its value, and what it must be
 */
export function readWorkerSettings(vars: WorkerVars): WorkerSettings {
  const count = (name: keyof WorkerVars, normal: number, most: number) =>
    readCount(name, vars[name], normal, most);
  return {
    siteOrigin: readAddress('SITE_URL', vars.SITE_URL)?.origin,
    forwardUrl: readAddress('ENQUIRY_FORWARD_URL', vars.ENQUIRY_FORWARD_URL)?.href,
    perMinute: count('ENQUIRIES_PER_MINUTE', 5, 100_000),
    perHour: count('ENQUIRIES_PER_HOUR', 200, 1_000_000),
    retentionDays: count('ENQUIRY_KEEP_DAYS', 365, 3_650),
    searchesPerMinute: count('PLACE_SEARCHES_PER_MINUTE', 20, 100_000),
    // The API's free plan has 2,500 a day.
    searchesPerDay: count('PLACE_SEARCHES_PER_DAY', 2_000, 1_000_000),
  };
}

function readAddress(name: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(
      `${name} is "${value}"; it must be an http or https address, such as https://machair.example`,
    );
  }
  return new URL(value);
}

function readCount(name: string, value: string | undefined, normal: number, most: number): number {
  if (!value) return normal;
  const count = Number(value);
  if (!/^\d+$/.test(value) || count < 1 || count > most) {
    throw new Error(
      `${name} is "${value}"; it must be a whole number from 1 to ${most}, such as ${normal}`,
    );
  }
  return count;
}
