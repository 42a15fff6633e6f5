/**
 * Says in the header, the menu and the bar whether the firm is open.
 * @param changes when it opens and closes, as `openChanges` gives them
 */
export function showOpenHours(changes: string, at = new Date()): void {
  // Swedish times are as in ISO 8601; 1970 began on a Thursday.
  const london = at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).replace(' ', 'T');
  const minute = (Date.parse(`${london}Z`) / 60_000) % 10_080;
  const all = changes.split('|');
  const words = (all.find((change) => parseInt(change) <= minute) ?? all[0])?.replace(/^\d+/, '');
  for (const place of document.querySelectorAll('.open-now')) place.textContent = words ?? '';
}
