import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculatorJsonLd,
  caseStudyJsonLd,
  houseJsonLd,
  pageJsonLd,
  serviceJsonLd,
  toJsonLd,
} from '../../../src/seo/json-ld.ts';
import { VALID_HOUSE, MINIMAL_ITEMS } from '../../support/items.ts';

const SITE = new URL('https://machair.example');
const COMPANY_REFERENCE = { '@id': 'https://machair.example/#firm' };

test('stays in one script element, whatever the content', () => {
  const closing = ['Uta', '</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', '<'];
  const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...closing));
  fc.assert(
    fc.property(name, (text) => {
      const graph = toJsonLd([{ '@type': 'WebPage', name: text }]);
      expect(graph).not.toContain('<');
      expect(JSON.parse(graph)).toEqual({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'WebPage', name: text }],
      });
    }),
  );
});

describe('structured data of a page', () => {
  const updated = '2026-11-21';

  test('describes each question of a page with its answer', () => {
    const faqs = [
      { question: 'Why?', answer: 'So.', topic: 'general', order: 1 },
      { question: 'How long does it take?', answer: 'One to three days.' },
    ];
    const answer = (text: string) => ({ '@type': 'Answer', text });
    expect(pageJsonLd({ path: '/services', updated, faqs }, SITE)).toEqual([
      {
        '@type': 'FAQPage',
        '@id': 'https://machair.example/services',
        dateModified: updated,
        mainEntity: [
          { '@type': 'Question', name: 'Why?', acceptedAnswer: answer('So.') },
          {
            '@type': 'Question',
            name: 'How long does it take?',
            acceptedAnswer: answer('One to three days.'),
          },
        ],
      },
    ]);
  });

  test('describes a page without questions by its date of change', () => {
    expect(pageJsonLd({ path: '/services', updated }, SITE)).toMatchObject([
      { '@type': 'WebPage', dateModified: updated },
    ]);
    expect(pageJsonLd({ path: '/services' }, SITE)).toEqual([]);
  });
});

test('describes a calculator as a free application of the company', () => {
  expect(calculatorJsonLd('Calculate', '/services/solar#calculator', SITE)).toMatchObject({
    '@type': 'WebApplication',
    '@id': 'https://machair.example/services/solar#calculator',
    name: 'Calculate',
    offers: { price: 0, priceCurrency: 'GBP' },
    provider: COMPANY_REFERENCE,
  });
});

test('describes a service by its description and provider', () => {
  const service = { id: 'heat-pumps', title: 'Heat pumps', description: 'Warmth.', icon: 'Home' };
  expect(serviceJsonLd(service, SITE)).toEqual({
    '@type': 'Service',
    '@id': 'https://machair.example/services/heat-pumps#service',
    name: 'Heat pumps',
    description: 'Warmth.',
    url: 'https://machair.example/services/heat-pumps',
    provider: COMPANY_REFERENCE,
  });
});

test('describes a case study as an article by the company', () => {
  const study = MINIMAL_ITEMS['case-studies'];
  const article = {
    '@type': 'Article',
    '@id': 'https://machair.example/case-studies/a#article',
    headline: 'A turbine',
    description: 'A turbine on a hill.',
    articleSection: 'Wind Energy',
    image: 'https://machair.example/sharing/a.jpg',
    url: 'https://machair.example/case-studies/a',
    author: {
      '@type': 'Organization',
      ...COMPANY_REFERENCE,
      name: 'Machair',
      url: 'https://machair.example/',
    },
    publisher: COMPANY_REFERENCE,
  };
  expect(caseStudyJsonLd(study, 'Machair', '/sharing/a.jpg', SITE)).toEqual(article);
  const dated = caseStudyJsonLd({ ...study, updated: '2026-11-21' }, 'M', '/a.jpg', SITE);
  expect(dated).toHaveProperty('dateModified', '2026-11-21');
});

test('describes a property as a lodging with rooms, guests and features', () => {
  const house = {
    '@type': 'VacationRental',
    '@id': 'https://machair.example/hospitality/croft#house',
    identifier: 'croft',
    name: 'The croft',
    description: 'A small house.',
    url: 'https://machair.example/hospitality/croft',
    image: 'https://machair.example/sharing/croft.jpg',
    address: { '@type': 'PostalAddress', addressLocality: 'Eriskay', addressCountry: 'GB' },
    parentOrganization: COMPANY_REFERENCE,
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
  };
  expect(houseJsonLd({ ...VALID_HOUSE, guests: 6 }, '/sharing/croft.jpg', SITE)).toEqual(house);
  expect(JSON.stringify(houseJsonLd(VALID_HOUSE, '/a.jpg', SITE))).not.toContain('occupancy');
});

test('includes a property’s check-in times and dog policy if known', () => {
  const house = { ...VALID_HOUSE, checkIn: '16:00', checkOut: '10:00', dogs: { most: 0 } };
  expect(houseJsonLd(house, '/a.jpg', SITE)).toMatchObject({
    checkinTime: '16:00',
    checkoutTime: '10:00',
    petsAllowed: false,
  });
  expect(houseJsonLd(VALID_HOUSE, '/a.jpg', SITE)).not.toHaveProperty('petsAllowed');
});
