import { expect, test } from 'vitest';
import { describeHouses } from '../../../../src/content/queries/describe-houses.ts';

const OPENING = 'Holiday houses by the sea';
const uta = { name: 'Uta', location: 'South Uist', bedrooms: 3 };

test('the houses are described by the facts that are in force', () => {
  expect(
    describeHouses(OPENING, [
      { ...uta, guests: 6 },
      { ...uta, name: 'Taigh Ùr', bedrooms: 1 },
    ]),
  ).toBe(
    'Holiday houses by the sea: Uta, South Uist, for up to 6 guests; Taigh Ùr, South Uist, 1 bedroom.',
  );
});

test('no houses are described without a list', () => {
  expect(describeHouses(OPENING, [])).toBe('Holiday houses by the sea.');
});
