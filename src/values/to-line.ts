const BLANKS = /[\s\p{Cc}]+/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]|\s\s/u;

/** Puts a text on one line: line breaks, control characters and runs of blanks become a space; no-break spaces stay. */
export function toLine(text: string): string {
  return text.replace(BLANKS, (blanks) => (BREAKS.test(blanks) ? ' ' : blanks)).trim();
}
