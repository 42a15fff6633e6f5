import type { Property } from '../content/model/schemas/property.ts';
import { CONTENT_TYPES } from '../content/model/content-types.ts';
import { theFirm } from './firm.ts';
import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

/**
 * A holiday house: where it is, its rooms, how many it sleeps, and what it offers. Guests' ratings and prices in words
 * are left out.
 * @param picture path of its sharing picture
 */
export function houseJsonLd(house: Property, picture: string, site: URL): PageJsonLd {
  const url = absoluteUrl(site, CONTENT_TYPES.properties.page(house.id));
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
    parentOrganization: theFirm(site),
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
