import type { Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { builtInItems } from '../../../harness/site/built-in-items.ts';
import { CONTENT_TYPES } from '../../../src/content/model/content-types.ts';
import { type DashboardFolder } from '../../../src/content/model/dashboard-types.ts';
import { builtPage, parsePage } from '../../support/built-page.ts';
import { openPreview } from '../../support/preview-page.ts';
import { expect, test } from '../../support/visitor.ts';

type Draw = (
  folder: string,
  draft: object,
  id: string,
  getAsset: () => undefined,
) => Promise<{ markup: string }>;

/** Renders every built-in item of a folder with the editor's scripts. */
async function drawAll(page: Page, folder: DashboardFolder) {
  const items = builtInItems(folder);
  const drawn = await page.evaluate(
    async ([of, all]) => {
      const url = '/editor/preview.js';
      const { renderDraft } = (await import(url)) as { renderDraft: Draw };
      const nothing = () => undefined;
      return Promise.all(all.map((item) => renderDraft(of, item, item.id, nothing)));
    },
    [folder, items] as const,
  );
  return items.map((item, i) => ({ item, preview: parsePage(drawn[i]?.markup ?? '') }));
}

/** An element as text: tags, attributes and words. Omits scripts, their addresses and their attributes. */
function describe(element: HTMLElement | null): string {
  if (!element) throw new Error('There is nothing to compare');
  const copy = parsePage(element.outerHTML);
  for (const each of copy.querySelectorAll('script, style, link')) each.remove();
  for (const each of copy.querySelectorAll('[data-script]')) each.removeAttribute('data-script');
  for (const island of copy.querySelectorAll('astro-island')) island.setAttributes({});
  return copy.outerHTML.replaceAll('<!---->', '').replaceAll('<', '\n<');
}

/** The elements within another, as text. */
const describeWithin = (element: HTMLElement | null): string =>
  (element?.childNodes ?? [])
    .flatMap((node) => ('tagName' in node ? [describe(node as HTMLElement)] : []))
    .join('');

test('previews have the same markup as the site', async ({ page }) => {
  await openPreview(page, { folder: 'services', data: {} });
  for (const [folder, list] of [
    ['services', '/services'],
    ['properties', '/hospitality'],
    ['case-studies', '/case-studies'],
  ] as const) {
    await test.step(folder, async () => {
      // The pages of a folder, and their entries in lists.
      const entries = new Map(
        builtPage(list)
          .querySelectorAll('article')
          .map((entry) => [entry.querySelector('h3 a')?.getAttribute('href'), entry]),
      );
      // Size and lazy loading depend on list position.
      const withoutPlace = (entry: HTMLElement | null | undefined) =>
        describe(entry ?? null).replace(/ (class|loading|fetchpriority)="[^"]*"/g, '');
      for (const { item, preview } of await drawAll(page, folder)) {
        const url = CONTENT_TYPES[folder].pageUrl(item.id);
        const main = builtPage(url).querySelector('main');
        // Parts derived from other items, and notes on samples.
        for (const each of main?.querySelectorAll('[aria-labelledby=stories], .samples') ?? [])
          each.remove();
        const site = describeWithin(main);
        expect(site).toContain('<h1>');
        const drawn = describeWithin(preview.querySelector('[aria-label="The page"]'));
        expect(drawn, item.id).toBe(site);
        const entry = withoutPlace(entries.get(url));
        expect(withoutPlace(preview.querySelector('article')), item.id).toBe(entry);
      }
    });
  }
  await test.step('benefits have the same markup in the editor and on the site', async () => {
    const one = '[aria-labelledby=benefits] li';
    const drawn = await drawAll(page, 'benefits');
    const site = builtPage('/services').querySelectorAll(one).map(describe).join('');
    const previews = drawn.map(({ preview }) => describe(preview.querySelector(one))).join('');
    expect(previews).toBe(site);
  });
});
