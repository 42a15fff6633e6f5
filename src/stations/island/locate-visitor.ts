import type { Point } from '../rules/geometry.ts';

const PATIENCE_MS = 10_000;

/**
 * Where the device says it is.
 * @returns undefined when it may not, cannot or takes too long to say, and at once when the signal ends the wait
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
    // The browser's own timeout does not run while it asks the visitor.
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
