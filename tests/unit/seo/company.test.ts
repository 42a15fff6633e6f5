import { describe, expect, test } from 'vitest';
import { companyJsonLd, siteJsonLd } from '../../../src/seo/json-ld.ts';

const SITE = new URL('https://machair.example');
const COMPANY = {
  name: 'Solan Renewables',
  tagline: 'Wind and sun',
  areaServed: ['Uist', 'Lewis'],
  contact: {
    phone: '01632 960077',
    email: 'hello@machair.example',
    address: ['Shore Road', 'Balfour', 'Isle of Shapinsay'],
    postcode: 'KW17 2DY',
    latitude: 57.1,
    longitude: -7.3,
  },
  hours: [{ days: 'Mon-Fri', times: '9am-5pm' }],
};
const at = (...address: string[]) => ({ ...COMPANY, contact: { ...COMPANY.contact, address } });

describe('the company', () => {
  test('includes registration, VAT number, profiles and telephone extension if given', () => {
    const more = {
      registration: { name: 'Solan Power Ltd', country: 'Scotland', number: '1', office: [] },
      vatNumber: 'GB 1',
      social: [{ label: 'Solan on X', href: 'https://social.example/solan' }],
      contact: { ...COMPANY.contact, phone: '01632 960077 ext 12' },
    };
    expect(companyJsonLd({ ...COMPANY, ...more }, SITE)).toMatchObject({
      legalName: 'Solan Power Ltd',
      vatID: 'GB 1',
      sameAs: ['https://social.example/solan'],
      telephone: '+441632960077 ext. 12',
    });
    const sample = { ...more, registration: { ...more.registration, isPlaceholder: true } };
    const described = companyJsonLd({ ...COMPANY, ...sample }, SITE);
    expect(described).not.toHaveProperty('legalName');
    expect(described).not.toHaveProperty('vatID');
  });

  test('describes a local business with its contact details', () => {
    expect(companyJsonLd(COMPANY, SITE)).toEqual({
      '@type': ['LocalBusiness', 'Electrician', 'HVACBusiness'],
      '@id': 'https://machair.example/#firm',
      name: 'Solan Renewables',
      slogan: 'Wind and sun',
      url: 'https://machair.example/',
      logo: 'https://machair.example/icon-512.png',
      image: 'https://machair.example/social.png',
      telephone: '+441632960077',
      email: 'hello@machair.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Shore Road',
        addressLocality: 'Balfour',
        addressRegion: 'Isle of Shapinsay',
        postalCode: 'KW17 2DY',
        addressCountry: 'GB',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 57.1, longitude: -7.3 },
      areaServed: ['Uist', 'Lewis'],
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
    });
  });

  test('accepts an address with any number of lines', () => {
    expect(companyJsonLd(at('The Pier'), SITE).address).not.toHaveProperty('addressLocality');
    expect(
      companyJsonLd(at('The Pier', 'Leverburgh', 'Harris', 'Western Isles'), SITE),
    ).toMatchObject({
      address: { addressLocality: 'Leverburgh', addressRegion: 'Harris, Western Isles' },
    });
  });

  test('names the company as publisher of the site', () => {
    expect(siteJsonLd(COMPANY, SITE)).toMatchObject({
      '@type': 'WebSite',
      name: 'Solan Renewables',
      url: 'https://machair.example/',
      publisher: { '@id': 'https://machair.example/#firm' },
    });
  });

  const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hoursOf = (days: string, times: string) =>
    companyJsonLd({ ...COMPANY, hours: [{ days, times }] }, SITE).openingHoursSpecification;

  test.each([
    ['Monday to Friday', '9 am to 5 pm', WEEK, '09:00', '17:00'],
    ['Sat', '9.30am–12pm', ['Saturday'], '09:30', '12:00'],
    ['Thu-Sun', '12am - 17:30', ['Thursday', 'Friday', 'Saturday', 'Sunday'], '00:00', '17:30'],
  ])('includes the hours %s, %s', (days, times, dayOfWeek, opens, closes) => {
    expect(hoursOf(days, times)).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
    ]);
  });

  test.each([
    ['Sat-Sun', 'Closed'],
    ['By arrangement', '9am-5pm'],
    ['Mon, Wed and Fri', '9am-5pm'],
    ['Fri-Mon', '9am-5pm'],
    ['Mo-Fr', '9am-5pm'],
    ['Mon-Fri', '9-5'],
    ['Mon-Fri', '9am-25:00'],
    ['Mon-Fri', 'from 9am'],
    ['Mon-Fri', '9am-1pm-5pm'],
  ])('omits the unclear hours %s, %s', (days, times) => {
    expect(hoursOf(days, times)).toEqual([]);
  });
});
