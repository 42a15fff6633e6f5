import { VISITS_API } from '../rules/api.ts';

/**
 * Sends events to the Worker to be counted: the page view, the referring host, presses of a telephone number, and
 * events from islands. Sends nothing if counting is off, or if the browser asks not to be tracked.
 */
export function sendVisits(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl || !document.querySelector('[data-visits]'))
    return;
  const send = (event: string) => navigator.sendBeacon(VISITS_API, event);
  addEventListener('load', () => {
    const from = document.referrer && new URL(document.referrer).host;
    send(`page ${location.pathname}`);
    if (from && from !== location.host) send(`from ${from}`);
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) send('call');
  });
  addEventListener('visit', (event) => {
    send((event as CustomEvent<string>).detail);
  });
}
