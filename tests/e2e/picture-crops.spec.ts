import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import { listPages } from '../support/built-page.ts';
import { expect, test } from '../support/visitor.ts';

// The browser's message for a page with status 404.
test.use({ expectedMessages: /^Not found: / });

const WIDTHS = [360, 768, 1280, 1920];

/** The pictures whose subject, which a drawing marks by a view named "keep", is cropped where the page shows them. */
const findCroppedSubjects = (page: Page): Promise<string[]> =>
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
      const fullImage = {
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      };
      const scale = Math.max(box.width / fullImage.width, box.height / fullImage.height);
      const [right = NaN, down = NaN] = style.objectPosition.split(' ').map(parseFloat);
      const shown = { width: box.width / scale, height: box.height / scale };
      const x = ((fullImage.width - shown.width) * right) / 100;
      const y = ((fullImage.height - shown.height) * down) / 100;
      const isUncropped =
        left >= x - 1 &&
        top >= y - 1 &&
        left + width <= x + shown.width + 1 &&
        top + height <= y + shown.height + 1;
      if (!isUncropped) found.push(`${image.src} at ${box.width} × ${box.height}`);
    }
    return found;
  });

test('no page crops the subject of a picture', async ({ page }) => {
  test.slow();
  for (const route of listPages()) {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findCroppedSubjects(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('every drawing of a service, project or house marks its subject', () => {
  const folder = join(CONTENT_FOLDER, 'uploads');
  const drawings = readdirSync(folder).filter((name) => /^(service|case|property)-/.test(name));
  const unmarked = drawings.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').includes('<view id="keep"'),
  );
  expect(unmarked).toEqual([]);
});

test('the picture check detects a cropped subject', async ({ page }) => {
  await page.goto('/services/solar');
  await page.evaluate(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    picture?.style.setProperty('width', '3rem');
  });
  expect(await findCroppedSubjects(page)).not.toEqual([]);
});
