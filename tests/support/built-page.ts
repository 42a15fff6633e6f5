import { existsSync, globSync, readFileSync } from 'node:fs';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { parse, type HTMLElement } from 'node-html-parser';

/** Pages that search engines must not list. */
export const UNINDEXED = ['/admin', '/inbox', '/not-found', '/offline', '/styleguide'];

/** A page, before any script has run. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/** A page of the build. */
export const builtPage = (route: string, folder = 'dist'): HTMLElement =>
  parsePage(readFileSync(`${folder}${route === '/' ? '/index' : route}.html`, 'utf8'));

/** The routes of dist with their own pages, excluding aliases. */
export const listPages = (): string[] =>
  listRoutes().filter((route) => {
    const canonical = builtPage(route).querySelector('link[rel=canonical]')?.getAttribute('href');
    return !canonical || new URL(canonical).pathname === route;
  });

/** The text of each element matching a selector, with whitespace collapsed. */
export function wordsOf(page: HTMLElement, selector: string): string[] {
  return page
    .querySelectorAll(selector)
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}

/** The targets of the links matching a selector, in order. */
export function urlsIn(page: HTMLElement, selector: string): (string | undefined)[] {
  return page.querySelectorAll(selector).map((link) => link.getAttribute('href'));
}

/** A thing in structured data. */
export type JsonLd = Record<string, unknown>;

/** The top-level things in a page's structured data, in order. */
export function structuredDataOf(page: HTMLElement): JsonLd[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => (JSON.parse(textContent) as { '@graph': JsonLd[] })['@graph']);
}

/** The broken links and sources of a built site, including fragments: `/from → /to`. */
export function findDeadLinks(folder = 'dist'): string[] {
  const pages = new Map(listRoutes(folder).map((route) => [route, builtPage(route, folder)]));
  const isDead = (from: string, url: string): boolean => {
    if (/^(https?|mailto|tel|data):/.test(url)) return false;
    const { pathname, hash } = new URL(url, `http://site${from}`);
    const target = pages.get(pathname);
    if (!target) return !existsSync(`${folder}${pathname}`);
    // Islands read the part of the fragment after a question mark.
    const id = decodeURIComponent(hash.slice(1)).replace(/\?.*/, '');
    return id !== '' && !target.getElementById(id);
  };
  return [...pages].flatMap(([route, page]) =>
    page
      .querySelectorAll('[href], [src]')
      .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
      .flatMap((url) => (url && isDead(route, url) ? [`${route} → ${url}`] : [])),
  );
}

/** Violations of the HTML standard in the pages of a built site: `page.html: error at location`. */
export async function findHtmlErrors(folder = 'dist'): Promise<string[]> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const checker = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard'],
      rules: { 'no-missing-references': 'error' },
    }),
  );
  const checked = globSync('**/*.html', { cwd: folder }).map(async (file) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    // The checker continues after the end of the document.
    const errors = html.trimEnd().endsWith('</html>') ? [] : ['the document goes on after its end'];
    const { results } = await checker.validateString(html);
    for (const { message, selector } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${message} at ${selector ?? 'the document'}`);
    }
    return errors.map((error) => `${file}: ${error}`);
  });
  return (await Promise.all(checked)).flat();
}

/** Texts for the company, not for its visitors. */
const NOTE =
  /.{0,40}\b(?:placeholders?\b|your (?:pump|bill|data sheet) says|says yours|lorem ipsum|to do:).{0,40}/gi;
/** Pages for the company. */
const FOR_COMPANY = /^\/(?:admin|styleguide)\b/;

/** Notes to the company in visitors' texts, including data of scripts: `/page: …context…`. */
export const findNotesToCompany = (folder = 'dist'): string[] =>
  listRoutes(folder)
    .filter((route) => !FOR_COMPANY.test(route))
    .flatMap((route) => {
      const page = builtPage(route, folder);
      const data = page.querySelectorAll('[props]').map((island) => island.getAttribute('props'));
      const texts = [page.querySelector('title'), page.querySelector('body')].map(
        (part) => part?.textContent,
      );
      return [...texts, ...data]
        .flatMap((text) => text?.match(NOTE) ?? [])
        .map((note) => `${route}: ${note.trim()}`);
    });
