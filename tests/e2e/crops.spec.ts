import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '../../harness/site/content-folder.ts';
import { listPages } from '../support/built-page.ts';
import { findCroppedSubjects } from '../support/crops.ts';
import { expect, test } from '../support/visitor.ts';

// The browser's message for a page with status 404.
test.use({ expectedMessages: /^Not found: / });

const WIDTHS = [360, 768, 1280, 1920];

test('no page crops the subject of a picture, at any width', async ({ page }) => {
  test.slow();
  for (const route of listPages()) {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findCroppedSubjects(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('a crop of a subject would be found, and the drawings of services, projects and houses mark theirs', async ({
  page,
}) => {
  const folder = join(CONTENT, 'uploads');
  const drawings = readdirSync(folder).filter((name) => /^(service|case|property)-/.test(name));
  const unmarked = drawings.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').includes('<view id="keep"'),
  );
  expect(unmarked).toEqual([]);
  await page.goto('/services/solar');
  await page.evaluate(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    picture?.style.setProperty('width', '3rem');
  });
  expect(await findCroppedSubjects(page)).not.toEqual([]);
});
