import { theFirm } from './firm.ts';
import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

/**
 * A calculator, or the planner, as a free web application.
 * @param path its address, with a fragment if it is only part of a page
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
