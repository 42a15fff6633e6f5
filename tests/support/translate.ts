import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

// Without the marks round each text, so that tests find and read what they would without a translator.
const TRANSLATOR = readFileSync('tests/fixtures/translation/translate.js', 'utf8').replace(
  /[«»]/g,
  '',
);

/** Does to a page what its translation in a browser does, from now on: each text moves into elements of its own. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(TRANSLATOR);
  await page.locator('main font > font').first().waitFor();
}
