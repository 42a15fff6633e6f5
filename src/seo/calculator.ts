import { theFirm } from './firm.ts';
import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

/**
 * A calculator, or the planner: an application that runs in the page and costs nothing.
 * @param path its address, with the fragment where it stands on a page of other things
 */
export function calculatorJsonLd(name: string, path: string, site: URL): PageJsonLd {
  const url = absoluteUrl(site, path);
  return {
    '@type': 'WebApplication',
    '@id': url,
    name,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'GBP' },
    provider: theFirm(site),
  };
}
