import { londonTime } from './london-time.ts';

/**
 * The text of `openChanges` for a moment, in London time: "Open until 5pm" or "Closed, opens Friday 9am"; empty if the
 * hours are unknown.
 * @param moment milliseconds since 1970
 */
export function openNow(changes: string, moment: number): string {
  // 1970 began on a Thursday.
  const minute = (+londonTime(moment) / 60_000) % 10_080;
  const now = changes.split('|').find((change) => parseInt(change) <= minute) ?? changes;
  return now.replace(/^\d+|\|.*/g, '');
}

/** The text of `openNow` as a sentence from the company. */
export const formatOpenNow = (changes: string, moment: number): string =>
  openNow(changes, moment)
    .replace(/^Open (.+)/, 'We are here $1 today.')
    .replace(/^Closed, opens (\w+) (.+)/, 'We’ll be back on $1 at $2.');
