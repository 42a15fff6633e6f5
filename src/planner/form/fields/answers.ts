import { choice, ours } from '../field.ts';

/** The three answers that are asked for before a first year is shown. */
export const ANSWERS = {
  house: choice(
    'The house',
    {
      small: 'Small (1-2 bedrooms)',
      medium: 'Medium (3-4 bedrooms)',
      large: 'Large (5+ bedrooms)',
    },
    ours('medium'),
  ),
  heating: choice(
    'What heats it',
    { oil: 'Oil boiler', direct: 'Electric heaters', storage: 'Night storage heaters' },
    ours('oil'),
    { write: (v) => ({ current: { heating: { kind: v.heating } } }) },
  ),
  use: choice(
    'Electricity it uses, apart from heating',
    { low: 'Little', medium: 'As most do', high: 'A lot' },
    ours('medium'),
  ),
};
