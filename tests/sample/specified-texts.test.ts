import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { COMPANY } from '../support/firm.ts';

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const page = (name: string): string => readFileSync(`content/pages/${name}.json`, 'utf8');

describe('the content that comes with the site has the specified', () => {
  test('values, milestones, badges and hours', () => {
    expect(titlesOf(COMPANY.values)).toEqual([
      'Sustainability',
      'Excellence',
      'Community',
      'Safety',
      'Family',
      'Partnership',
    ]);
    expect(COMPANY.timeline.map(({ year, title }) => `${year} ${title}`)).toEqual([
      'incorporated Founding',
      '2018 Team Growth',
      '2020 Regional Expansion',
      '2022 Service Diversification',
      '2023 Innovation Focus',
    ]);
    expect(COMPANY.incorporated).toBe(2016);
    expect(titlesOf(COMPANY.certifications)).toEqual([
      'Trading Standards Approved',
      'MCS Certified',
      'RECC Member',
      'NAPIT Certified',
      'CHAS Accredited',
    ]);
    expect(COMPANY.hours).toEqual([
      { days: 'Mon-Fri', times: '9am-5pm' },
      { days: 'Sat-Sun', times: 'Closed' },
    ]);
    expect(COMPANY).toMatchObject({ minimumNights: 3, minimumAge: 13, staff: 10 });
  });

  test('benefits', () => {
    expect(titlesOf(builtInItems('benefits'))).toEqual(
      expect.arrayContaining([
        'Energy Independence',
        'Environmental Protection',
        'Cost Savings',
        'Reliability',
      ]),
    );
  });

  test.each([
    ['services', ['The Benefits of Going Green', 'Frequently Asked Questions', 'Get a Quote']],
    ['case-studies', ['Contact Us Today', 'Contact Us About This Project', 'Scottish islands']],
    [
      'hospitality',
      ['Contact us for pricing and availability', 'For direct bookings, please contact us'],
    ],
    ['not-found', ['Page Not Found', 'Service Not Found', 'Back to Services']],
  ])('words on the page of %s', (name, texts) => {
    for (const text of texts) expect(page(name)).toContain(text);
  });
});
