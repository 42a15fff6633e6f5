/** What a page says about itself. */
export interface PageMeta {
  /** Without the firm's name. */
  title: string;
  description: string;
  /** Path of the page, or of the page it stands for. */
  path: string;
  /** Words that people search for, beside the places that the firm serves; the firm's unless others are named. */
  keywords?: string[];
  /** Whether search engines may list it, which they do unless told otherwise. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
}

interface Firm {
  name: string;
  keywords: string[];
  areaServed: string[];
}

/** What the head of a page needs, ready to print. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  keywords: string | undefined;
  isIndexed: boolean;
  type: 'website' | 'article';
  siteName: string;
  /** Full address of the picture that social networks show. */
  image: string;
}

/** Search results cut longer descriptions. */
const DESCRIPTION_LIMIT = 160;

/**
 * The head of a page: title with the firm's name, description at a length that is shown, full addresses.
 * @param site address of the site
 */
export function describeHead(meta: PageMeta, company: Firm, site: URL): Head {
  const { keywords = company.keywords, isIndexed = true } = meta;
  return {
    title: `${meta.title} | ${company.name}`,
    description: shorten(meta.description),
    canonical: absoluteUrl(site, meta.path),
    keywords: isIndexed ? [...new Set([...keywords, ...company.areaServed])].join(', ') : undefined,
    isIndexed,
    type: meta.type ?? 'website',
    siteName: company.name,
    image: absoluteUrl(site, '/social.png'),
  };
}

/** The full address of a path. */
export function absoluteUrl(site: URL, path: string): string {
  return new URL(path, site).href;
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LIMIT) return text;
  return `${text.slice(0, DESCRIPTION_LIMIT - 1).replace(/\s+\S*$/, '')}…`;
}
