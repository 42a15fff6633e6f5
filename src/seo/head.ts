import type { Company } from '../content/model/schemas/company.ts';
import { checkWords, fitWords, TITLE_MOST } from './lengths.ts';
import { BRAND_PICTURE } from './sharing.ts';

/** A page's facts about itself. */
export interface PageMeta {
  /** Without the firm's name. */
  title: string;
  description: string;
  /** Whether title and description come from content; they are then made to fit, so that no editor can stop a build. */
  fromContent?: boolean;
  /** Its canonical path. */
  path: string;
  /** Search terms, in addition to the places the firm serves; the firm's own by default. */
  keywords?: string[];
  /** Whether search engines may list it; yes by default. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
  /** Path of its sharing picture; the firm's by default. */
  picture?: string;
}

type Firm = Pick<Company, 'name' | 'tagline' | 'keywords' | 'areaServed'>;

/**
 * A page's head: description, full addresses, and the title, with the firm's name if search results have space for it.
 * @param site the site's address
 * @throws if the page is to be listed, but its title or description does not suit search results
 */
export function describeHead(meta: PageMeta, company: Firm, site: URL) {
  const { keywords = company.keywords, isIndexed = true } = meta;
  if (isIndexed && !meta.fromContent) checkWords(meta.path, meta);
  const { title, description } = meta.fromContent
    ? fitWords(meta, `${company.name}: ${company.tagline}.`)
    : meta;
  const withFirm = `${title} | ${company.name}`;
  return {
    title: withFirm.length <= TITLE_MOST ? withFirm : title,
    description,
    canonical: absoluteUrl(site, meta.path),
    keywords: isIndexed ? [...new Set([...keywords, ...company.areaServed])].join(', ') : undefined,
    isIndexed,
    type: meta.type ?? 'website',
    siteName: company.name,
    image: absoluteUrl(site, meta.picture ?? BRAND_PICTURE),
  };
}

/** The full address of a path. */
export function absoluteUrl(site: URL, path: string): string {
  return new URL(path, site).href;
}
