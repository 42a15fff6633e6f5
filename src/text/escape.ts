const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

const BLANKS = /[\s\p{Cc}]+/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]|\s\s/u;

/**
 * Puts text on one line: line breaks, control characters and runs of whitespace become a space; no-break spaces stay.
 */
export function toLine(text: string): string {
  return text.replace(BLANKS, (blanks) => (BREAKS.test(blanks) ? ' ' : blanks)).trim();
}

/**
 * Makes an untrusted string safe to print: it cannot control a terminal, change the reading direction, start a new
 * line, or issue a workflow command.
 * @param limit the maximum length, so that a report stays readable
 */
export function sanitizeForLog(text: string, limit = Infinity): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return cut
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?')
    .replace(/^(\s*):(?=:)/, '$1: ')
    .replaceAll('##[', '# #[');
}
