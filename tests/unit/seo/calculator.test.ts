import { expect, test } from 'vitest';
import { calculatorJsonLd } from '../../../src/seo/calculator.ts';

test('a calculator is an application of the firm’s that costs nothing', () => {
  const jsonLd = calculatorJsonLd(
    'Calculate',
    '/services/solar#calculator',
    new URL('https://m.example'),
  );
  expect(jsonLd).toMatchObject({
    '@type': 'WebApplication',
    '@id': 'https://m.example/services/solar#calculator',
    name: 'Calculate',
    offers: { price: 0, priceCurrency: 'GBP' },
    provider: { '@id': 'https://m.example/#firm' },
  });
});
