import { CONTENT_TYPES } from '../content/model/content-types.ts';
import type { Service } from '../content/model/schemas/service.ts';
import { theFirm } from './firm.ts';
import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

type ServiceFacts = Pick<Service, 'id' | 'title' | 'description'>;

/** A service provided by the firm. */
export function serviceJsonLd({ id, title, description }: ServiceFacts, site: URL): PageJsonLd {
  const url = absoluteUrl(site, CONTENT_TYPES.services.page(id));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: theFirm(site),
  };
}
