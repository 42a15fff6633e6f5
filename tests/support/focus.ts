import type { Page } from '@playwright/test';

/**
 * What lies on a part of the element that has the focus, as the beginning of its tag: the header, a toast, a bar at the
 * foot of the screen; or that all of it is off the screen. Neither: undefined.
 */
export const hidesFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Within a frame something else has it.
    if (!focused || focused === document.body || focused.localName === 'iframe') return undefined;
    const shown = [...focused.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const [across, down] = [(left + right) / 2, (top + bottom) / 2];
      // Within the middle of each side, past what neighbours share.
      const sides = [
        [across, top + 3],
        [across, bottom - 4],
        [left + 3, down],
        [right - 4, down],
      ] as const;
      return sides.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? []);
    });
    if (shown.length === 0) return 'off the screen';
    const above = shown.find((each) => !focused.contains(each) && !each.contains(focused));
    return above?.outerHTML.slice(0, 80);
  });
