const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

/**
 * Reads a UK postcode in any case and spacing, stray punctuation passed over.
 * @returns it as the post writes it, such as "HS8 5TH", or undefined
 */
export function parsePostcode(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s\p{P}\p{S}\p{Cf}]/gu, '');
  const postcode = `${letters.slice(0, -3)} ${letters.slice(-3)}`;
  return POSTCODE.test(postcode) ? postcode : undefined;
}

/** Whether a postcode lies in the Western Isles. */
export function isIslandPostcode(postcode: string): boolean {
  return postcode.startsWith('HS');
}
