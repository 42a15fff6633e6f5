/**
 * A text that others wrote, made safe to print: nothing in it acts on a terminal, turns the reading direction, begins a
 * line of its own or is a command to the workflow that reads the log.
 * @param limit most characters, so that a report stays readable
 */
export function sanitizeForLog(text: string, limit = Infinity): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return cut
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?')
    .replace(/^(\s*):(?=:)/, '$1: ')
    .replaceAll('##[', '# #[');
}
