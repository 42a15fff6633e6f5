import type { Point } from '../rules/geometry.ts';

const PATIENCE_MS = 10_000;

/**
 * The device's own location.
 * @returns undefined if permission is refused, it fails or takes too long, and at once if the signal aborts
 */
export function locateVisitor(signal: AbortSignal): Promise<Point | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve(undefined);
    };
    signal.addEventListener('abort', giveUp);
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) {
      giveUp();
      return;
    }
    // The browser's own timeout does not run while it asks for permission.
    setTimeout(giveUp, PATIENCE_MS);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        resolve(coords);
      },
      giveUp,
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
}
