import type { Electrician, HVACBusiness, LocalBusiness, MergeLeafTypes, Thing } from 'schema-dts';
import { CONTENT_TYPES } from '../content/model/content-types.ts';
import type { CaseStudy } from '../content/model/schemas/case-study.ts';
import type { Property } from '../content/model/schemas/property.ts';
import type { Service } from '../content/model/schemas/service.ts';
import { absoluteUrl } from './head.ts';
import type { Company } from '../content/model/schemas/company.ts';
import { telHref } from '../text/phone.ts';
import { readOpeningHours } from '../dates/opening-hours.ts';

type Leaf<T> = Extract<T, { '@type': string }>;

/** The company: a local business with two trades. */
export type CompanyFacts = MergeLeafTypes<
  [
    Extract<Leaf<LocalBusiness>, { '@type': 'LocalBusiness' }>,
    Leaf<Electrician>,
    Leaf<HVACBusiness>,
  ]
>;

/** A thing on a page, as structured data. */
export type PageJsonLd = Extract<Thing, object> | CompanyFacts;

/**
 * The contents of a page as one graph: the content of a script element, where `<` is escaped, so that no content can close
 * the element. Items refer to each other, also across pages, by `@id`: the company is described in full on pages with
 * its contact details, and only referred to elsewhere.
 */
export function toJsonLd(things: readonly PageJsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** A reference to the company by its `@id`, for pages that do not describe it. */
const companyReference = (site: URL) => ({ '@id': absoluteUrl(site, '/#firm') });

/** A page and the text of its link. */
export interface BreadcrumbStep {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumb trail from the home page to a page. */
export function breadcrumbJsonLd(steps: readonly BreadcrumbStep[], site: URL): PageJsonLd {
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

interface PageFacts {
  path: string;
  /** The date of the last change to its content, as YYYY-MM-DD, if known. */
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

/**
 * A calculator, or the planner, as a free web application.
 * @param path its path, with a fragment if it is only part of a page
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
    provider: companyReference(site),
  };
}

/** A service provided by the company. */
export function serviceJsonLd(
  { id, title, description }: Pick<Service, 'id' | 'title' | 'description'>,
  site: URL,
): PageJsonLd {
  const url = absoluteUrl(site, CONTENT_TYPES.services.pageUrl(id));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: companyReference(site),
  };
}

/**
 * A case study as an article by the company, without customers' quotes.
 * @param company the company's name
 * @param picture path of its sharing picture
 */
export function caseStudyJsonLd(
  study: Pick<CaseStudy, 'id' | 'title' | 'description' | 'category' | 'updated'>,
  company: string,
  picture: string,
  site: URL,
): PageJsonLd {
  const url = absoluteUrl(site, CONTENT_TYPES['case-studies'].pageUrl(study.id));
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: study.title,
    description: study.description,
    articleSection: study.category,
    image: absoluteUrl(site, picture),
    url,
    ...(study.updated && { dateModified: study.updated }),
    author: {
      '@type': 'Organization',
      ...companyReference(site),
      name: company,
      url: absoluteUrl(site, '/'),
    },
    publisher: companyReference(site),
  };
}

/**
 * A holiday house: location, rooms, number of guests and amenities, without guest ratings and display prices.
 * @param picture path of its sharing picture
 */
export function houseJsonLd(house: Property, picture: string, site: URL): PageJsonLd {
  const url = absoluteUrl(site, CONTENT_TYPES.properties.pageUrl(house.id));
  const amenities = [...house.features, ...house.sustainabilityFeatures];
  return {
    '@type': 'VacationRental',
    '@id': `${url}#house`,
    identifier: house.id,
    name: house.name,
    description: house.description,
    url,
    image: absoluteUrl(site, picture),
    address: {
      '@type': 'PostalAddress',
      addressLocality: house.location,
      addressCountry: 'GB',
    },
    parentOrganization: companyReference(site),
    ...(house.checkIn && { checkinTime: house.checkIn }),
    ...(house.checkOut && { checkoutTime: house.checkOut }),
    ...(house.dogs && { petsAllowed: house.dogs.most > 0 }),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: house.bedrooms,
      numberOfBathroomsTotal: house.bathrooms,
      ...(house.guests && { occupancy: { '@type': 'QuantitativeValue', value: house.guests } }),
      amenityFeature: amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
  };
}

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
