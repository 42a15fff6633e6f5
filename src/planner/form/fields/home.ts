import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
  type HeatNeed,
} from '../../engine/demand/heat-need.ts';
import { useOf } from '../../engine/demand/household-use.ts';
import { choice, number, ours } from '../field.ts';
import type { Known, Values } from '../values.ts';
import { tariffOf } from './prices.ts';

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

/** The home as it is lived in, and what it has. */
export const HOME = {
  postcode: { kind: 'postcode', label: 'Postcode', byDefault: ours('') } as const,
  oilLitres: number('Oil burned last year', 'litres', [0, 20_000], ours(NaN), {
    onlyFor: ['heating', 'oil'],
  }),
  heatingKwh: number(
    'Electricity for heating and hot water last year',
    'kWh',
    [0, 100_000],
    ours(NaN),
    { onlyFor: ['heating', 'direct', 'storage'] },
  ),
  floorM2: number(
    'Floor of the house',
    'm²',
    [10, 1000],
    ({ house }) => ours(FLOORS_M2[house], BEDROOMS),
    { write: (v) => ({ home: { heat: heatOf(v) } }) },
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
    { write: (v) => ({ home: { householdKwh: v.householdKwh } }) },
  ),
  presence: choice(
    'Somebody is at home',
    { average: 'As in most homes', 'all-day': 'All day', evenings: 'Evenings and weekends' },
    ours('average', ELEXON),
    { write: (v) => ({ home: { presence: v.presence } }) },
  ),
  presentPanels: number(
    'Panels there already',
    'kW',
    [0, 50],
    ours(0, 'Taken to lie as the new ones'),
  ),
  presentRates: choice(
    'Electricity tariff today',
    { one: 'At one price', two: 'With cheap hours at night' },
    // Storage heaters are seldom without such a tariff.
    ({ heating }) => ours(heating === 'storage' ? 'two' : 'one'),
    { write: (v) => ({ current: { tariff: tariffOf(v, v.presentRates === 'two') } }) },
  ),
};

/** Of last year's oil or electricity where that is known, else of the size of the house. */
function heatOf({ heating, oilLitres, heatingKwh, people, ...v }: Values): HeatNeed {
  const isOil = heating === 'oil';
  if (isOil && !Number.isNaN(oilLitres)) return heatFromOil(oilLitres, v.oilEfficiency, people);
  if (!isOil && !Number.isNaN(heatingKwh)) return heatFromElectricity(heatingKwh, people);
  return heatFromHouse(v.floorM2, v.age, people);
}
