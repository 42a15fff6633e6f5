import { CONTENT_TYPES } from '../content/model/content-types.ts';
import type { CaseStudy } from '../content/model/schemas/case-study.ts';
import { escapeHtml } from '../text/escape.ts';
import { absoluteUrl } from './head.ts';

export const FEED_PATH = '/feed.xml';

type Study = Pick<CaseStudy, 'id' | 'title' | 'description' | 'category' | 'updated'>;

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** The case studies as an RSS 2.0 feed, latest changes first. */
export function feedOf(studies: readonly Study[], company: string, site: URL): string {
  const items = studies
    .toSorted((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''))
    .map(({ id, title, description, category, updated }) => {
      const url = absoluteUrl(site, CONTENT_TYPES['case-studies'].pageUrl(id));
      return [
        '<item>',
        element('title', title),
        element('link', url),
        element('guid', url),
        element('category', category),
        element('description', description),
        updated ? element('pubDate', new Date(updated).toUTCString()) : '',
        '</item>',
      ].join('');
    });
  const self = `<atom:link href="${escapeHtml(absoluteUrl(site, FEED_PATH))}" rel="self" type="application/rss+xml"/>`;
  const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[
    element('title', `${company}: case studies`),
    element('link', absoluteUrl(site, '/case-studies')),
    element('description', 'Each new job: what was needed, what we did and how it turned out.'),
    element('language', 'en-gb'),
    self,
    ...items,
  ].join('')}</channel></rss>\n`;
  // XML cannot contain these, not even escaped.
  return feed.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '');
}
