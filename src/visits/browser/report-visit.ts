/** Dispatches an event for the script of every page to count. An import would load island code on every page. */
export function reportVisit(event: string): void {
  dispatchEvent(new CustomEvent('visit', { detail: event }));
}
