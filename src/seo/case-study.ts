import type { PageThing } from './graph.ts';
import { theFirm } from './firm.ts';
import { absoluteUrl } from './head.ts';
import { KINDS } from '../content/kinds/kinds.ts';
import type { CaseStudy } from '../content/schemas/case-study.ts';

type StudyFacts = Pick<CaseStudy, 'id' | 'title' | 'description' | 'category' | 'updated'>;

/**
 * A case study as an article of the firm's. What customers say stays out.
 * @param firm its name
 * @param picture path of the picture that stands for it
 */
export function caseStudyThing(
  study: StudyFacts,
  firm: string,
  picture: string,
  site: URL,
): PageThing {
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
