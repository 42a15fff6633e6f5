/**
 * What `openChanges` says at a moment, by the clock in London: "Open until 5pm" or "Closed, opens Friday 9am"; empty if
 * the hours are not known.
 */
export function openNow(changes: string, at: Date): string {
  // Swedish times are as in ISO 8601; 1970 began on a Thursday.
  const london = at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).replace(' ', 'T');
  const minute = (Date.parse(`${london}Z`) / 60_000) % 10_080;
  const all = changes.split('|');
  const now = all.find((change) => parseInt(change) <= minute) ?? all[0] ?? '';
  return now.replace(/^\d+/, '');
}

/** The same as a sentence of the firm's. */
export const sayOpenNow = (changes: string, at: Date): string =>
  openNow(changes, at)
    .replace(/^Open (.+)/, 'We are here $1 today.')
    .replace(/^Closed, opens (\w+) (.+)/, 'We are back on $1 at $2.');
