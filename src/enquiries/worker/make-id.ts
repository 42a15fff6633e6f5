import { eachField, type EnquiryRaw } from '../rules/fields.ts';
import { sha256Hex } from '../../edge/sha256.ts';

/**
 * An id for an enquiry that came without one. It is made of what was written and the day, so that an impatient second
 * press, a reload or a retry is the same enquiry.
 */
export async function makeId(enquiry: EnquiryRaw, today: string): Promise<string> {
  const hex = await sha256Hex(JSON.stringify([today, eachField(({ name }) => enquiry[name])]));
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-8${c}-8${d}-${e}`,
  );
}

/** The day of a time, in UTC, as YYYY-MM-DD. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
