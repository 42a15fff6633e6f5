import { VISITS_API } from '../rules/api.ts';

/** Counts something that happened, unless the site does not count or the visitor's browser asks it not to. */
export function countVisit(event: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isWanted = doNotTrack !== '1' && !globalPrivacyControl;
  if (isWanted && document.querySelector('[data-visits]')) navigator.sendBeacon(VISITS_API, event);
}
