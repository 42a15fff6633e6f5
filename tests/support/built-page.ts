import { readFileSync } from 'node:fs';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { parse, type HTMLElement } from 'node-html-parser';

/** Pages that nobody is to find by searching. */
export const UNINDEXED = ['/admin', '/not-found', '/offline', '/styleguide'];

/** A page, before any script has run. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/** A page as it was built. */
export const builtPage = (route: string, folder = 'dist'): HTMLElement =>
  parsePage(readFileSync(`${folder}${route === '/' ? '/index' : route}.html`, 'utf8'));

/** The routes of dist whose pages are none but their own: an alias shows another's. */
export const listPages = (): string[] =>
  listRoutes().filter((route) => {
    const canonical = builtPage(route).querySelector('link[rel=canonical]')?.getAttribute('href');
    return !canonical || new URL(canonical).pathname === route;
  });

/** The words of each element that a selector finds, as they are read: spaces and line breaks count as one space. */
export function wordsOf(page: HTMLElement, selector: string): string[] {
  return page
    .querySelectorAll(selector)
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}

/** Where the links that a selector finds lead, in order. */
export function addressesOf(page: HTMLElement, selector: string): (string | undefined)[] {
  return page.querySelectorAll(selector).map((link) => link.getAttribute('href'));
}

/** A thing of structured data. */
export type JsonLd = Record<string, unknown>;

/** The things of a page's structured data, in order; those within others are not counted. */
export function structuredDataOf(page: HTMLElement): JsonLd[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => (JSON.parse(textContent) as { '@graph': JsonLd[] })['@graph']);
}
