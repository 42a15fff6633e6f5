import type { Page } from '@playwright/test';

/** The pictures whose subject, which a drawing marks by a view named "keep", is cropped where the page shows them. */
export const findCroppedSubjects = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const box = image.getBoundingClientRect();
      const style = getComputedStyle(image);
      if (box.width === 0 || style.objectFit !== 'cover' || !image.src.endsWith('.svg')) continue;
      const drawing = await (await fetch(image.src)).text();
      const [, view] = /<view id="keep" viewBox="([^"]+)"/.exec(drawing) ?? [];
      if (!view) continue;
      const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
      const whole = {
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      };
      const scale = Math.max(box.width / whole.width, box.height / whole.height);
      const [right = NaN, down = NaN] = style.objectPosition.split(' ').map(parseFloat);
      const shown = { width: box.width / scale, height: box.height / scale };
      const x = ((whole.width - shown.width) * right) / 100;
      const y = ((whole.height - shown.height) * down) / 100;
      const isWhole =
        left >= x - 1 &&
        top >= y - 1 &&
        left + width <= x + shown.width + 1 &&
        top + height <= y + shown.height + 1;
      if (!isWhole) found.push(`${image.src} at ${box.width} × ${box.height}`);
    }
    return found;
  });
