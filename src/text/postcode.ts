/** A UK postcode in any case, with or without a space. */
export const POSTCODE = /^([A-Za-z]{1,2}\d[A-Za-z\d]?)\s?(\d[A-Za-z]{2})$/;

/**
 * Parses a UK postcode in any case, with or without a space, ignoring surrounding whitespace.
 * @returns the postcode in its standard spelling, such as "HS1 2DY", or undefined
 */
export function parsePostcode(text: string): string | undefined {
  const [, outward, inward] = POSTCODE.exec(text.trim()) ?? [];
  return outward && inward && `${outward} ${inward}`.toUpperCase();
}

/** Whether a postcode is in the Western Isles. */
export function isIslandPostcode(postcode: string): boolean {
  return postcode.startsWith('HS');
}
