import type { PageJsonLd } from './graph.ts';
import { theFirm } from './firm.ts';
import { absoluteUrl } from './head.ts';
import { CONTENT_TYPES } from '../content/model/content-types.ts';
import type { CaseStudy } from '../content/model/schemas/case-study.ts';

type StudyFacts = Pick<CaseStudy, 'id' | 'title' | 'description' | 'category' | 'updated'>;

/**
 * A case study as an article by the firm. Customers' quotes are left out.
 * @param firm the firm's name
 * @param picture path of its sharing picture
 */
export function caseStudyJsonLd(
  study: StudyFacts,
  firm: string,
  picture: string,
  site: URL,
): PageJsonLd {
  const url = absoluteUrl(site, CONTENT_TYPES['case-studies'].page(study.id));
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
