import type { Company } from '../content/schemas/company.ts';
import { checkWords, fitWords, TITLE_MOST } from './lengths.ts';
import { BRAND_PICTURE } from './sharing.ts';

/** What a page says about itself. */
export interface PageMeta {
  /** Without the firm's name. */
  title: string;
  description: string;
  /** Whether they hold words from content: no editor can stop a build with those, so they are made to fit. */
  fromContent?: boolean;
  /** Path of the page, or of the page it stands for. */
  path: string;
  /** Words that people search for, beside the places that the firm serves; the firm's unless others are named. */
  keywords?: string[];
  /** Whether search engines may list it, which they do unless told otherwise. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
  /** Path of the picture that stands for it where it is shared; the firm's unless another is named. */
  picture?: string;
}

type Firm = Pick<Company, 'name' | 'tagline' | 'keywords' | 'areaServed'>;

/**
 * The head of a page: title, with the firm's name where both are shown whole, description, full addresses.
 * @param site address of the site
 * @throws when title or description do not suit search results, which are to list the page
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
