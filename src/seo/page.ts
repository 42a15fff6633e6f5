import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

interface PageFacts {
  path: string;
  /** The day its content last changed, as YYYY-MM-DD, if known. */
  updated?: string | undefined;
  /** The questions it answers. */
  faqs?: readonly { question: string; answer: string }[];
}

/** The page itself: an FAQ page if it answers questions. The sitemap takes its date from here. */
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
