import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

interface PageFacts {
  path: string;
  /** Day on which what it says last changed, as YYYY-MM-DD, where that is known. */
  updated?: string | undefined;
  /** Questions that it answers. */
  faqs?: readonly { question: string; answer: string }[];
}

/** A page itself: one of questions, if it answers any. The sitemap takes the day from here. */
export function pageJsonLd({ path, updated, faqs = [] }: PageFacts, site: URL): PageJsonLd[] {
  const shared = { '@id': absoluteUrl(site, path), ...(updated && { dateModified: updated }) };
  if (faqs.length === 0) return updated ? [{ '@type': 'WebPage', ...shared }] : [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }));
  return [{ '@type': 'FAQPage', ...shared, mainEntity }];
}
