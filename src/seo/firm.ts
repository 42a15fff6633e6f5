import type { Company } from '../content/schemas/company.ts';
import type { Firm, PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';
import { openingHours } from './opening-hours.ts';

type Facts = Pick<Company, 'name' | 'tagline' | 'areaServed' | 'contact' | 'hours'>;

/** The firm by its name among things alone, for pages that do not tell of it. */
export const theFirm = (site: URL) => ({ '@id': absoluteUrl(site, '/#firm') });

/** The firm, for pages that show how to reach it. Certifications stay out as ratings do: nobody has confirmed them. */
export function firmJsonLd(company: Facts, site: URL): Firm {
  const { contact } = company;
  const [streetAddress = '', addressLocality, ...regions] = contact.address;
  return {
    '@type': ['LocalBusiness', 'Electrician', 'HVACBusiness'],
    ...theFirm(site),
    name: company.name,
    slogan: company.tagline,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, '/icon-512.png'),
    image: absoluteUrl(site, '/social.png'),
    telephone: contact.phoneHref.replace('tel:', ''),
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
    openingHoursSpecification: openingHours(company.hours),
  };
}

/** The site as a whole, for its home page. */
export const siteJsonLd = ({ name }: Pick<Company, 'name'>, site: URL): PageJsonLd => ({
  '@type': 'WebSite',
  '@id': absoluteUrl(site, '/#website'),
  name,
  url: absoluteUrl(site, '/'),
  inLanguage: 'en-GB',
  publisher: theFirm(site),
});
