import { openNow } from '../values/dates/opening-hours.ts';

/**
 * Says in the header, the menu and the bar whether the firm is open.
 * @param changes when it opens and closes, as `openChanges` gives them
 */
export function showOpenHours(changes: string, moment = Date.now()): void {
  const words = openNow(changes, moment);
  for (const place of document.querySelectorAll('.open-now')) place.textContent = words;
}
