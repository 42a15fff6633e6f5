import type { Company } from '../content/model/schemas/company.ts';
import { telHref } from '../text/phone.ts';
import { readOpeningHours } from '../dates/opening-hours.ts';
import { absoluteUrl } from './head.ts';
import { companyReference, type CompanyFacts, type PageJsonLd } from './json-ld.ts';

type Facts = Pick<
  Company,
  'name' | 'registration' | 'vatNumber' | 'social' | 'tagline' | 'areaServed' | 'contact' | 'hours'
>;

/** The company, for pages with its contact details. Excludes certifications and ratings, which are unconfirmed. */
export function companyJsonLd(company: Facts, site: URL): CompanyFacts {
  const { contact } = company;
  // Search engines must not index samples.
  const { registration, vatNumber } = company.registration?.isPlaceholder ? {} : company;
  const [streetAddress = '', addressLocality, ...regions] = contact.address;
  return {
    '@type': ['LocalBusiness', 'Electrician', 'HVACBusiness'],
    ...companyReference(site),
    name: company.name,
    ...(registration && { legalName: registration.name }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(company.social && { sameAs: company.social.map(({ href }) => href) }),
    slogan: company.tagline,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, '/icon-512.png'),
    image: absoluteUrl(site, '/social.png'),
    telephone: telHref(contact.phone).replace('tel:', '').replace(';ext=', ' ext. '),
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      ...(addressLocality && { addressLocality }),
      ...(regions.length > 0 && { addressRegion: regions.join(', ') }),
      postalCode: contact.postcode,
      addressCountry: 'GB',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: contact.latitude,
      longitude: contact.longitude,
    },
    areaServed: company.areaServed,
    openingHoursSpecification: readOpeningHours(company.hours).map(({ days, ...times }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      ...times,
    })),
  };
}

/** The site as a whole, for the home page. */
export const siteJsonLd = ({ name }: Pick<Company, 'name'>, site: URL): PageJsonLd => ({
  '@type': 'WebSite',
  '@id': absoluteUrl(site, '/#website'),
  name,
  url: absoluteUrl(site, '/'),
  inLanguage: 'en-GB',
  publisher: companyReference(site),
});
