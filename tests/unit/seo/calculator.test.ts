import { expect, test } from 'vitest';
import { calculatorThing } from '../../../src/seo/calculator.ts';

test('a calculator is an application of the firm’s that costs nothing', () => {
  const thing = calculatorThing(
    'Calculate',
    '/services/solar#calculator',
    new URL('https://m.example'),
  );
  expect(thing).toMatchObject({
    '@type': 'WebApplication',
    '@id': 'https://m.example/services/solar#calculator',
    name: 'Calculate',
    offers: { price: 0, priceCurrency: 'GBP' },
    provider: { '@id': 'https://m.example/#firm' },
  });
});
