import { expect, test } from 'vitest';
import { caseStudyJsonLd } from '../../../src/seo/case-study.ts';
import { SPECIFIED } from '../../support/items.ts';

const SITE = new URL('https://machair.example');
const study = { ...SPECIFIED['case-studies'], updated: '2026-11-21' };

test('a case study is an article of the firm’s, without what its customer says', () => {
  const jsonLd = caseStudyJsonLd(study, 'Machair', '/sharing/a.jpg', SITE);
  expect(jsonLd).toEqual({
    '@type': 'Article',
    '@id': 'https://machair.example/case-studies/a#article',
    headline: 'A turbine',
    description: 'A turbine on a hill.',
    articleSection: 'Wind Energy',
    image: 'https://machair.example/sharing/a.jpg',
    url: 'https://machair.example/case-studies/a',
    dateModified: '2026-11-21',
    author: {
      '@type': 'Organization',
      '@id': 'https://machair.example/#firm',
      name: 'Machair',
      url: 'https://machair.example/',
    },
    publisher: { '@id': 'https://machair.example/#firm' },
  });
});

test('a case study without a day names none', () => {
  expect(caseStudyJsonLd(SPECIFIED['case-studies'], 'Machair', '/a.jpg', SITE)).not.toHaveProperty(
    'dateModified',
  );
});
