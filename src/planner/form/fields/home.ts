import { hoursADay } from '../../engine/local-hour.ts';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
  type HeatNeed,
  hotWaterHeat,
  useOf,
} from '../../engine/demand/needs.ts';
import { choice, number, ours } from '../field.ts';
import type { Known, Values } from '../values.ts';
import { oilPriceOf, tariffOf } from './prices.ts';

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
  use: choice(
    'Electricity it uses, apart from heating',
    { low: 'Little', medium: 'As most do', high: 'A lot' },
    ours('medium', OFGEM),
  ),
  floorM2: number(
    'Floor of the house',
    'm²',
    [10, 1000],
    ({ house }) => ours(FLOORS_M2[house], BEDROOMS),
    {
      write: (v) => ({
        home: { heat: heatOf(v), ...(!Number.isNaN(saidOf(v)) && { isHeatKnown: true }) },
      }),
    },
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
    { write: (v) => ({ home: { exportLimitKw: v.exportLimit } }) },
  ),
  presentRates: choice(
    'Electricity tariff today',
    { one: 'At one price', two: 'With cheap hours at night' },
    // Storage heaters are seldom without such a tariff.
    ({ heating }) => ours(heating === 'storage' ? 'two' : 'one'),
    { write: (v) => ({ current: { tariff: tariffOf(v, v.presentRates === 'two') } }) },
  ),
};

/** What a visitor says that heating, or all of it, takes in a year; NaN where nothing. */
function saidOf({ spendIn, heating, ...v }: Values): number {
  if (spendIn === 'year') return v.yearPounds;
  if (spendIn === 'month') return v.monthPounds * 12;
  return heating === 'oil' ? v.oilLitres : v.heatingKwh;
}

/** Of the bill, or of last year's oil or electricity, where one is known; else of the size of the house. */
function heatOf(v: Values): HeatNeed {
  const said = saidOf(v);
  if (Number.isNaN(said)) return heatFromHouse(v.floorM2, v.age, v.people);
  if (v.spendIn !== 'used') {
    return heatFromElectricity(Math.max(0, heatOfBill(v, said)), v.people);
  }
  return v.heating === 'oil'
    ? heatFromOil(said, v.oilEfficiency, v.people)
    : heatFromElectricity(said, v.people);
}

/** Of a household's electricity in each hour of the night, as the profile has it. */
const SHARE_BY_NIGHT = 0.025;

/** £ a year for what is not heating. */
export function billWithoutHeat(v: Values): number {
  const { importPrice, standingCharge, cheap } = tariffOf(v, v.presentRates === 'two');
  const byNight = cheap ? SHARE_BY_NIGHT * hoursADay(cheap.hours) : 0;
  const price = importPrice * (1 - byNight) + (cheap?.price ?? 0) * byNight;
  return v.householdKwh * price + standingCharge * 365;
}

/** kWh of heat in a bill of a year, £. */
function heatOfBill(v: Values, pounds: number): number {
  const { importPrice, cheap } = tariffOf(v, v.presentRates === 'two');
  const forHeat = pounds - billWithoutHeat(v);
  if (v.heating === 'oil') return (forHeat / oilPriceOf(v)) * v.oilEfficiency;
  if (!cheap) return forHeat / importPrice;
  // Storage heaters and the cylinder wait for the cheap hours; other heaters do not.
  if (v.heating === 'storage') return forHeat / cheap.price;
  const water = hotWaterHeat(v.people);
  const byNight = hoursADay(cheap.hours) / 24;
  const price = importPrice * (1 - byNight) + cheap.price * byNight;
  return water + (forHeat - water * cheap.price) / price;
}
