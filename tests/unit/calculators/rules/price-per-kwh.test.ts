import { describe, expect, test } from 'vitest';
import { CALCULATORS } from '../../../../src/calculators/rules/index.ts';
import { PRICE_PER_KWH } from '../../../../src/calculators/rules/price-per-kwh.ts';

const { advise } = PRICE_PER_KWH;

describe('a price per kWh', () => {
  test.each([
    ['28', '£28 a kWh? For pence write 28p'],
    [' £28.50 ', '£28.50 a kWh? For pence write 28.50p'],
    ['15 per kWh', '£15 a kWh? For pence write 15p'],
    ['1,000', '£1,000 a kWh? For pence write 1,000p'],
    ['2', '£2 a kWh? For pence write 2p'],
  ])('of "%s" is asked about', (text, advice) => {
    expect(advise(text)).toBe(advice);
  });

  test.each(['', '0.28', '£0.28', '1.99', '28p', '28 pence', '-28', '0', 'twenty', '28 crowns'])(
    'of "%s" is not',
    (text) => {
      expect(advise(text)).toBe('');
    },
  );
});

test('every field for pounds per kWh asks about likely pence, and no other does', () => {
  const fields = Object.values(CALCULATORS).flatMap(({ calculator }) =>
    Object.values(calculator.fields),
  );
  const asks = fields.filter((field) => 'advise' in field && field.advise('28'));
  expect(asks.map(({ label }) => label)).toEqual([
    'Standard rate, £ per kWh',
    'Economy rate, £ per kWh',
    'Electricity rate, £ per kWh',
  ]);
  expect(fields.filter(({ label }) => label.includes('£ per kWh'))).toEqual(asks);
});
