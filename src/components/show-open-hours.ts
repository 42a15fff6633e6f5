import { openNow } from '../values/open-now.ts';

/**
 * Says in the header, the menu and the bar whether the firm is open.
 * @param changes when it opens and closes, as `openChanges` gives them
 */
export function showOpenHours(changes: string, at = new Date()): void {
  const words = openNow(changes, at);
  for (const place of document.querySelectorAll('.open-now')) place.textContent = words;
}
