import { toHex } from '../../values/text/hex.ts';
import { eachField, type EnquiryRaw } from '../rules/fields.ts';

/**
 * An id for an enquiry that came without one, made from its text and the day, so that an impatient second click, a
 * reload or a retry counts as the same enquiry.
 */
export async function makeId(enquiry: EnquiryRaw, today: string): Promise<string> {
  const text = JSON.stringify([today, eachField(({ name }) => enquiry[name])]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest)).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    '$1-$2-8$3-8$4-$5',
  );
}

/** The UTC date of a time, as YYYY-MM-DD. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
