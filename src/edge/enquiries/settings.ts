/** What a deployment, the environment or `.env` may set. */
export const ENQUIRY_VARS = [
  'SITE_URL',
  'ENQUIRY_FORWARD_URL',
  'ENQUIRIES_PER_MINUTE',
  'ENQUIRY_KEEP_DAYS',
] as const;

export type EnquiryVars = Partial<Record<(typeof ENQUIRY_VARS)[number], string | undefined>>;

export interface EnquirySettings {
  /** Where the site is, if that is another address than the Worker's. */
  siteOrigin: string | undefined;
  /** Where each stored enquiry is sent on to, as JSON. */
  forwardUrl: string | undefined;
  /** Enquiries that are taken from one address within a minute. */
  perMinute: number;
  /** Days after which an enquiry is deleted. */
  keepDays: number;
}

/**
 * Reads the settings of the enquiries. What is unset or empty has its default.
 * @throws an error that names the setting, what it is, and what it must be
 */
export function readEnquirySettings(vars: EnquiryVars): EnquirySettings {
  return {
    siteOrigin: readAddress('SITE_URL', vars.SITE_URL)?.origin,
    forwardUrl: readAddress('ENQUIRY_FORWARD_URL', vars.ENQUIRY_FORWARD_URL)?.href,
    perMinute: readCount('ENQUIRIES_PER_MINUTE', vars.ENQUIRIES_PER_MINUTE, 5, 100_000),
    keepDays: readCount('ENQUIRY_KEEP_DAYS', vars.ENQUIRY_KEEP_DAYS, 365, 3_650),
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
