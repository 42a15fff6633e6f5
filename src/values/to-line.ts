const BLANKS = /[\s\p{Cc}]+/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]|\s\s/u;

/** A text on one line: line breaks, control characters and runs of blanks are one space, a no-break space stays. */
export function toLine(text: string): string {
  return text.replace(BLANKS, (blanks) => (BREAKS.test(blanks) ? ' ' : blanks)).trim();
}
