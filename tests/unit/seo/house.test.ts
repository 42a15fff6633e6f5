import { expect, test } from 'vitest';
import { houseJsonLd } from '../../../src/seo/house.ts';
import { HOUSE } from '../../support/items.ts';

const SITE = new URL('https://machair.example');

test('a house is a lodging with its rooms, its guests and what it offers', () => {
  expect(houseJsonLd({ ...HOUSE, guests: 6 }, '/sharing/croft.jpg', SITE)).toEqual({
    '@type': 'VacationRental',
    '@id': 'https://machair.example/hospitality/croft#house',
    identifier: 'croft',
    name: 'The croft',
    description: 'A small house.',
    url: 'https://machair.example/hospitality/croft',
    image: 'https://machair.example/sharing/croft.jpg',
    address: { '@type': 'PostalAddress', addressLocality: 'Eriskay', addressCountry: 'GB' },
    parentOrganization: { '@id': 'https://machair.example/#firm' },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      occupancy: { '@type': 'QuantitativeValue', value: 6 },
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Stove', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Panels', value: true },
      ],
    },
  });
});

test('a house that does not say for how many it is names no number', () => {
  expect(JSON.stringify(houseJsonLd(HOUSE, '/a.jpg', SITE))).not.toContain('occupancy');
});
