import type { Choice } from '../../values/choices.ts';
import { HOUSES, PRESENT_HEATINGS, USES } from '../engine/example.ts';
import { OFFERED_TURBINES } from '../engine/equipment.ts';
import { TURBINES } from '../engine/generation/turbines.ts';

/** Where a field stands on the page; `answers` are the three that it begins with. */
type Part = 'answers' | 'plan' | 'home' | 'details' | 'prices';

interface Base {
  part: Part;
  label: string;
  /** Shown only while another has one of these. */
  onlyFor?: readonly [name: string, ...values: string[]];
}

interface ChoiceField extends Base {
  kind: 'choice';
  choices: readonly Choice[];
}

interface NumberField extends Base {
  kind: 'number';
  unit: string;
  least: number;
  most: number;
}

interface SliderField extends Base {
  kind: 'slider';
  unit: string;
  least: number;
  most: number;
  step: number;
}

interface PostcodeField extends Base {
  kind: 'postcode';
}

export type PlannerField = ChoiceField | NumberField | SliderField | PostcodeField;

const choice = (part: Part, label: string, choices: readonly Choice[]): ChoiceField => ({
  kind: 'choice',
  part,
  label,
  choices,
});
const number = (
  part: Part,
  label: string,
  unit: string,
  least: number,
  most: number,
): NumberField => ({ kind: 'number', part, label, unit, least, most });
const slider = (label: string, unit: string, most: number, step: number): SliderField => ({
  kind: 'slider',
  part: 'plan',
  label,
  unit,
  least: 0,
  most,
  step,
});
const pairs = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const hour = (part: Part, label: string) => number(part, label, 'o’clock', 0, 23);

const CAR = ['car', 'at-once', 'cheap', 'spare'] as const;

/** Every field of the planner, in the order in which they are shown and stand in the address. */
export const PLANNER_FIELDS = {
  house: choice('answers', 'The house', HOUSES),
  heating: choice('answers', 'What heats it', PRESENT_HEATINGS),
  use: choice('answers', 'Electricity it uses, apart from heating', USES),

  panels: slider('Solar panels', 'kW', 12, 0.5),
  facing: choice(
    'plan',
    'They face',
    pairs({
      '180': 'South',
      '135': 'South-east',
      '225': 'South-west',
      '90': 'East',
      '270': 'West',
      both: 'East and west, half each',
    }),
  ),
  turbine: choice(
    'plan',
    'Wind turbine',
    pairs({
      none: 'None',
      ...Object.fromEntries(
        OFFERED_TURBINES.map((machine) => {
          const { name, ratedKw } = TURBINES[machine];
          return [machine, `${name}, ${ratedKw} kW`];
        }),
      ),
    }),
  ),
  place: choice(
    'plan',
    'Where it stands',
    pairs({
      sheltered: 'Sheltered, 5 m/s at the hub',
      open: 'Open ground, 6 m/s',
      ridge: 'Ridge or shore, 7 m/s',
      measured: 'I have measured it',
    }),
  ),
  hubWind: {
    ...number('plan', 'Measured mean wind at the hub', 'm/s', 1, 15),
    onlyFor: ['place', 'measured'],
  },
  battery: slider('Battery', 'kWh', 20, 1),
  warmth: choice(
    'plan',
    'Heating',
    pairs({
      keep: 'As it is today',
      radiators: 'Heat pump with radiators',
      floor: 'Heat pump with underfloor heating',
    }),
  ),
  rates: choice(
    'plan',
    'Electricity tariff',
    pairs({ keep: 'As it is today', two: 'With cheap hours at night' }),
  ),
  car: choice(
    'plan',
    'An electric car',
    pairs({
      none: 'None',
      'at-once': 'Charged when plugged in',
      cheap: 'Charged in the cheap hours',
      spare: 'Charged from spare sun and wind',
    }),
  ),
  presentCharger: {
    ...choice(
      'plan',
      'The car today',
      pairs({
        charger: 'Electric, on the same charger',
        plug: 'Electric, on a plug of 2.3 kW',
        fuel: 'Petrol or diesel',
      }),
    ),
    onlyFor: CAR,
  },

  postcode: { kind: 'postcode', part: 'home', label: 'Postcode' },
  oilLitres: {
    ...number('home', 'Oil burned last year', 'litres', 0, 20_000),
    onlyFor: ['heating', 'oil'],
  },
  heatingKwh: {
    ...number('home', 'Electricity for heating and hot water last year', 'kWh', 0, 100_000),
    onlyFor: ['heating', 'direct', 'storage'],
  },
  floorM2: number('home', 'Floor of the house', 'm²', 10, 1000),
  age: choice(
    'home',
    'Built',
    pairs({
      'before 1945': 'Before 1945',
      '1945 to 1990': '1945 to 1990',
      '1991 to 2010': '1991 to 2010',
      'after 2010': 'After 2010',
    }),
  ),
  people: number('home', 'People', 'people', 1, 20),
  householdKwh: number('home', 'Electricity a year, apart from heating and car', 'kWh', 0, 100_000),
  presence: choice(
    'home',
    'Somebody is at home',
    pairs({ average: 'As in most homes', 'all-day': 'All day', evenings: 'Evenings and weekends' }),
  ),
  presentPanels: number('home', 'Panels there already', 'kW', 0, 50),
  presentRates: choice(
    'home',
    'Electricity tariff today',
    pairs({ one: 'At one price', two: 'With cheap hours at night' }),
  ),

  tilt: number('details', 'Tilt of the roof', 'degrees', 0, 90),
  batteryPower: number('details', 'Power of the battery', 'kW', 0.1, 50),
  backup: number('details', 'Kept in the battery for power cuts', '%', 0, 95),
  miles: { ...number('details', 'Miles of the car a year', 'miles', 0, 60_000), onlyFor: CAR },
  milesPerKwh: { ...number('details', 'Miles to a kWh', 'miles', 1, 8), onlyFor: CAR },
  milesPerLitre: {
    ...number('details', 'Miles to a litre of petrol or diesel', 'miles', 1, 30),
    onlyFor: ['presentCharger', 'fuel'],
  },
  chargerKw: { ...number('details', 'Charger', 'kW', 1, 22), onlyFor: CAR },
  pluggedFrom: { ...hour('details', 'Plugged in from'), onlyFor: CAR },
  pluggedUntil: { ...hour('details', 'Plugged in until'), onlyFor: CAR },

  exportPrice: number('prices', 'Price for what is sold', '£/kWh', 0, 5),
  standingCharge: number('prices', 'Standing charge', '£ a day', 0, 10),
  dayPrice: number('prices', 'Price outside the cheap hours', '£/kWh', 0, 5),
  cheapPrice: number('prices', 'Price in the cheap hours', '£/kWh', 0, 5),
  cheapFrom: hour('prices', 'Cheap from'),
  cheapUntil: hour('prices', 'Cheap until'),
} as const satisfies Record<string, PlannerField>;

export type FieldName = keyof typeof PLANNER_FIELDS;

export const FIELD_NAMES = Object.keys(PLANNER_FIELDS) as FieldName[];
