import type { Company } from '../content/model/schemas/company.ts';
import { BRAND_IMAGE } from './sharing.ts';

/** Lengths that search results show, in characters: they cut longer texts and ignore shorter descriptions. */
const TITLE_MOST = 60;
const DESCRIPTION_LEAST = 70;
const DESCRIPTION_MOST = 160;

/** A page's facts about itself. */
export interface PageMeta {
  /** Without the company's name. */
  title: string;
  description: string;
  /** Whether title and description come from content. These are shortened to fit, so that editors cannot stop a build. */
  fromContent?: boolean;
  /** Its canonical path. */
  path: string;
  /** Search terms, in addition to the places the company serves; the company's own by default. */
  keywords?: string[];
  /** Whether search engines may list it; yes by default. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
  /** Path of its sharing picture; the company's by default. */
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
  if (isIndexed && !meta.fromContent) checkWords(meta.path, meta);
  const { title, description } = meta.fromContent
    ? fitWords(meta, `${company.name}: ${company.tagline}.`)
    : meta;
  const withCompany = `${title} | ${company.name}`;
  return {
    title: withCompany.length <= TITLE_MOST ? withCompany : title,
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

/** A page's title and description in search results. */
interface Words {
  title: string;
  description: string;
}

/**
 * Fits texts from content to search results: cuts long ones after a whole word, and extends a short description with
 * another sentence.
 */
function fitWords({ title, description }: Words, more: string): Words {
  const long = description.length < DESCRIPTION_LEAST ? `${description} ${more}` : description;
  return { title: cut(title, TITLE_MOST), description: cut(long, DESCRIPTION_MOST) };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Checks the search texts of a page in this repository.
 * @throws if one does not fit, with the page and the limits
 */
function checkWords(path: string, { title, description }: Words): void {
  const { length } = description;
  const wrong = [
    title.length > TITLE_MOST
      ? `its title has ${title.length} characters, more than ${TITLE_MOST}`
      : '',
    length < DESCRIPTION_LEAST || length > DESCRIPTION_MOST
      ? `its description has ${length} characters, not ${DESCRIPTION_LEAST} to ${DESCRIPTION_MOST}`
      : '',
  ].filter(Boolean);
  if (wrong.length === 0) return;
  throw new Error(
    `The page ${path} does not fit search results: ${wrong.join('; ')}. Change its text in src/pages, or set "fromContent" there if it comes from content.`,
  );
}
