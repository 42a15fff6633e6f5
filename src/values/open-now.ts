import { londonTime } from './london-time.ts';

/**
 * What `openChanges` says at a moment, by the clock in London: "Open until 5pm" or "Closed, opens Friday 9am"; empty if
 * the hours are not known.
 * @param moment milliseconds since 1970
 */
export function openNow(changes: string, moment: number): string {
  // 1970 began on a Thursday.
  const minute = (+londonTime(moment) / 60_000) % 10_080;
  const now = changes.split('|').find((change) => parseInt(change) <= minute) ?? changes;
  return now.replace(/^\d+|\|.*/g, '');
}

/** The same as a sentence of the firm's. */
export const sayOpenNow = (changes: string, moment: number): string =>
  openNow(changes, moment)
    .replace(/^Open (.+)/, 'We are here $1 today.')
    .replace(/^Closed, opens (\w+) (.+)/, 'We are back on $1 at $2.');
