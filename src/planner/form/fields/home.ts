import { useOf } from '../../engine/demand/needs.ts';
import { choice, number, ours, type Known } from '../field.ts';

const BOTH = 'Heating and electricity together; leave it empty for a typical house';
const HEATING_ALONE = 'Leave it empty for a typical house';
const FLOORS_M2 = { small: 65, medium: 100, large: 160 } as const;
const PEOPLE = { small: 2, medium: 3, large: 4 } as const;
const HOUSEHOLD_KWH = { low: 1800, medium: 2700, high: 4100 } as const;
const BEDROOMS = 'Guessed from the bedrooms';
const DEEDS = 'Our guess; the deeds or a neighbour know better';
const OFGEM =
  'Ofgem, typical domestic consumption, October 2023: low, medium, high; more with more people as in SAP 2012';
const ELEXON = 'Elexon profile class 1: an average of many homes';

const householdKwh = ({ house, use, people = PEOPLE[house] }: Known) =>
  Math.round(useOf(people, PEOPLE[house], HOUSEHOLD_KWH[use]));

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

export const HOME = {
  postcode: { kind: 'postcode', label: 'Postcode', byDefault: ours('') } as const,
  use: choice(
    'Electricity it uses, apart from heating',
    { low: 'Little', medium: 'As most do', high: 'A lot' },
    ours('medium', OFGEM),
  ),
  floorM2: number('Floor of the house', 'm²', [10, 1000], ({ house }) =>
    ours(FLOORS_M2[house], BEDROOMS),
  ),
  age: choice(
    'Built',
    {
      'before 1945': 'Before 1945',
      '1945 to 1990': '1945 to 1990',
      '1991 to 2010': '1991 to 2010',
      'after 2010': 'After 2010',
    },
    ours('1945 to 1990', DEEDS),
  ),
  people: number('People', 'people', [1, 20], ({ house }) => ours(PEOPLE[house], BEDROOMS)),
  householdKwh: number(
    'Electricity a year, apart from heating and car',
    'kWh',
    [0, 100_000],
    (known) => ours(householdKwh(known), OFGEM),
  ),
  presence: choice(
    'Somebody is at home',
    { average: 'As in most homes', 'all-day': 'All day', evenings: 'Evenings and weekends' },
    ours('average', ELEXON),
  ),
  presentPanels: number(
    'Panels there already',
    'kW',
    [0, 50],
    ours(0, 'Taken to lie as the new ones'),
  ),
  boiler: choice(
    'The oil boiler',
    { stays: 'Good for years yet', due: 'Due to be replaced' },
    ours('stays', 'A boiler that is due is taken off the price of a heat pump'),
    { onlyFor: ['heating', 'oil'] },
  ),
  exportLimit: number(
    'Most that you may send to the grid',
    'kW',
    [0, 100],
    ours(3.68, 'What anybody may send without asking first (G98); put in what the network allows'),
  ),
  presentRates: choice(
    'Electricity tariff today',
    { one: 'At one price', two: 'With cheap hours at night' },
    // Storage heaters are seldom without such a tariff.
    ({ heating }) => ours(heating === 'storage' ? 'two' : 'one'),
  ),
};
