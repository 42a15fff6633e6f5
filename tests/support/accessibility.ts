import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has against a page as it stands, each as "rule: places". The page keeps axe, so that asking again for another
 * width or theme costs little.
 * @param within selector of the part that is asked about; none: all of it, frames included
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
    // Frames ask each other, whatever origin a drawn frame counts as.
    await frame.evaluate(() => {
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  const { violations } = await page.evaluate(
    ([selector, tags]) =>
      axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    [within, TAGS] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}
