import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

/** A page and the text of its link. */
export interface Step {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumb trail from the home page to a page. */
export function breadcrumbJsonLd(steps: readonly Step[], site: URL): PageJsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: absoluteUrl(site, href),
    })),
  };
}
