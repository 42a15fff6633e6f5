/** Reports something that is counted, to the script that every page has. An import would load islands' code with it. */
export function reportVisit(event: string): void {
  dispatchEvent(new CustomEvent('visit', { detail: event }));
}
