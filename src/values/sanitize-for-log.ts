/**
 * Makes a text that others wrote safe to print: it cannot control a terminal, change the reading direction, start a new
 * line, or give a command to the workflow that reads the log.
 * @param limit the maximum length, so that a report stays readable
 */
export function sanitizeForLog(text: string, limit = Infinity): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return cut
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?')
    .replace(/^(\s*):(?=:)/, '$1: ')
    .replaceAll('##[', '# #[');
}
