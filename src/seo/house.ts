import type { Property } from '../content/schemas/property.ts';
import { KINDS } from '../content/kinds/kinds.ts';
import { theFirm } from './firm.ts';
import type { PageJsonLd } from './graph.ts';
import { absoluteUrl } from './head.ts';

/**
 * A holiday house as a lodging: where it is, its rooms, how many it is for, and what it offers. What guests rate it stays
 * out, and so does a price in words.
 * @param picture path of the picture that stands for it
 */
export function houseJsonLd(house: Property, picture: string, site: URL): PageJsonLd {
  const url = absoluteUrl(site, KINDS.properties.page(house.id));
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
