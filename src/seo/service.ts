import type { Service as ServiceThing, WithContext } from 'schema-dts';
import { KINDS } from '../model/kinds/kinds.ts';
import { absoluteUrl } from './head.ts';

interface ServiceFacts {
  id: string;
  title: string;
  description: string;
}

interface CompanyFacts {
  name: string;
  areaServed: string[];
  contact: { phone: string; email: string };
}

/** A service and who provides it, as search engines read them. */
export function serviceThing(
  service: ServiceFacts,
  company: CompanyFacts,
  site: URL,
): WithContext<ServiceThing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    description: service.description,
    url: absoluteUrl(site, KINDS.services.page(service.id)),
    areaServed: company.areaServed,
    provider: {
      '@type': 'LocalBusiness',
      name: company.name,
      url: absoluteUrl(site, '/'),
      telephone: company.contact.phone,
      email: company.contact.email,
    },
  };
}
