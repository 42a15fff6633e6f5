import type { PageJsonLd } from './graph.ts';
import { theFirm } from './firm.ts';
import { absoluteUrl } from './head.ts';
import { KINDS } from '../content/kinds/kinds.ts';

interface StudyFacts {
  id: string;
  title: string;
  description: string;
  category: string;
  updated?: string | undefined;
}

/**
 * A case study as an article of the firm's. What customers say stays out.
 * @param firm its name
 * @param picture path of the picture that stands for it
 */
export function caseStudyJsonLd(
  study: StudyFacts,
  firm: string,
  picture: string,
  site: URL,
): PageJsonLd {
  const url = absoluteUrl(site, KINDS['case-studies'].page(study.id));
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: study.title,
    description: study.description,
    articleSection: study.category,
    image: absoluteUrl(site, picture),
    url,
    ...(study.updated && { dateModified: study.updated }),
    author: { '@type': 'Organization', ...theFirm(site), name: firm, url: absoluteUrl(site, '/') },
    publisher: theFirm(site),
  };
}
