import { choice, number, ours } from '../field.ts';

const BOTH = 'Heating and electricity together; leave it empty for a typical house';
const HEATING_ALONE = 'Leave it empty for a typical house';

/** The three answers that an advice begins with. */
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
    {
      write: (v) => ({
        current: {
          heating:
            v.heating === 'oil'
              ? { kind: 'oil', ...(v.boiler === 'due' && { isDue: true }) }
              : { kind: v.heating },
        },
      }),
    },
  ),
  spendIn: choice(
    'What it costs now',
    { year: '£ a year', month: '£ a month', used: 'Litres of oil, or kWh, a year' },
    ours('year'),
  ),
  yearPounds: number('Pounds a year', '£', [300, 30_000], ours(NaN, BOTH), {
    onlyFor: ['spendIn', 'year'],
  }),
  monthPounds: number('Pounds a month', '£', [25, 2500], ours(NaN, BOTH), {
    onlyFor: ['spendIn', 'month'],
  }),
  oilLitres: number('Oil burned last year', 'litres', [0, 20_000], ours(NaN, HEATING_ALONE), {
    onlyFor: ['spendIn', 'used'],
    and: ['heating', 'oil'],
  }),
  heatingKwh: number(
    'Electricity for heating and hot water last year',
    'kWh',
    [0, 100_000],
    ours(NaN, HEATING_ALONE),
    { onlyFor: ['spendIn', 'used'], and: ['heating', 'direct', 'storage'] },
  ),
};
