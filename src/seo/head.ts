import type { Company } from '../content/model/schemas/company.ts';
import { BRAND_IMAGE } from './sharing.ts';

/** Lengths that search results show, in characters: they cut longer texts and ignore shorter descriptions. */
const MAX_TITLE = 60;
const MIN_DESCRIPTION = 70;
const MAX_DESCRIPTION = 160;

/** A page's facts about itself. */
export interface PageMeta {
  /** Without the company's name. */
  title: string;
  description: string;
  /** Whether title and description come from content. These are shortened to fit, so that editors cannot stop a build. */
  fromContent?: boolean;
  /** The page's canonical path. */
  path: string;
  /** Search terms, in addition to the places the company serves; the company's own by default. */
  keywords?: string[];
  /** Whether search engines may list the page; yes by default. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
  /** Path of the page's sharing picture; the company's by default. */
  picture?: string;
}

type HeadCompany = Pick<Company, 'name' | 'tagline' | 'keywords' | 'areaServed'>;

/**
 * A page's head: description, absolute URLs, and the title, with the company's name if search results have space for
 * it.
 * @param site the site's URL
 * @throws if the page may be indexed, but its title or description does not fit search results
 */
export function describeHead(meta: PageMeta, company: HeadCompany, site: URL) {
  const { keywords = company.keywords, isIndexed = true } = meta;
  if (isIndexed && !meta.fromContent) checkSearchTexts(meta);
  const { title, description } = meta.fromContent ? fitSearchTexts(meta, company) : meta;
  const withCompany = `${title} | ${company.name}`;
  return {
    title: withCompany.length <= MAX_TITLE ? withCompany : title,
    description,
    canonical: absoluteUrl(site, meta.path),
    keywords: isIndexed ? [...new Set([...keywords, ...company.areaServed])].join(', ') : undefined,
    isIndexed,
    type: meta.type ?? 'website',
    siteName: company.name,
    image: absoluteUrl(site, meta.picture ?? BRAND_IMAGE),
  };
}

/** The absolute URL of a path. */
export function absoluteUrl(site: URL, path: string): string {
  return new URL(path, site).href;
}

/**
 * Fits texts from content to search results: cuts long ones after a whole word, and extends a short description with
 * the company's name and tagline.
 */
function fitSearchTexts({ title, description }: PageMeta, { name, tagline }: HeadCompany) {
  const isShort = description.length < MIN_DESCRIPTION;
  const long = isShort ? `${description} ${name}: ${tagline}.` : description;
  return {
    title: truncateText(title, MAX_TITLE),
    description: truncateText(long, MAX_DESCRIPTION),
  };
}

function truncateText(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Checks the search texts of a page in this repository.
 * @throws if one does not fit, with the page and the limits
 */
function checkSearchTexts({ path, title, description }: PageMeta): void {
  const { length } = description;
  const wrong = [
    title.length > MAX_TITLE
      ? `its title has ${title.length} characters, more than ${MAX_TITLE}`
      : '',
    length < MIN_DESCRIPTION || length > MAX_DESCRIPTION
      ? `its description has ${length} characters, not ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`
      : '',
  ].filter(Boolean);
  if (wrong.length === 0) return;
  throw new Error(
    `The page ${path} does not fit search results: ${wrong.join('; ')}. Change its text in src/pages, or set "fromContent" there if it comes from content.`,
  );
}
