import type { Choice } from '../../values/choices.ts';
import type { Figure } from '../../values/figures.ts';
import { heatFromHouse, type HouseAge } from './demand/heat-need.ts';
import { useOf } from './demand/household-use.ts';
import type { Presence } from './demand/household-load.ts';
import { HUB_WIND_MS } from './generation/turbine-output.ts';
import type { Battery, CarUse, Charging, Heating, Plan, Roof, Setup, Tariff } from './plan.ts';

/** A value that stands until the visitor puts another in its place, and where it is from. */
interface Default<T = number> {
  value: T;
  source: string;
}

export const HOUSES = [
  { value: 'small', label: 'Small (1-2 bedrooms)' },
  { value: 'medium', label: 'Medium (3-4 bedrooms)' },
  { value: 'large', label: 'Large (5+ bedrooms)' },
] as const satisfies Choice[];
export const PRESENT_HEATINGS = [
  { value: 'oil', label: 'Oil boiler' },
  { value: 'direct', label: 'Electric heaters' },
  { value: 'storage', label: 'Night storage heaters' },
] as const satisfies Choice[];
export const USES = [
  { value: 'low', label: 'Little' },
  { value: 'medium', label: 'As most do' },
  { value: 'high', label: 'A lot' },
] as const satisfies Choice[];

/** All that is asked before a first year is shown. */
export interface Answers {
  house: (typeof HOUSES)[number]['value'];
  heating: (typeof PRESENT_HEATINGS)[number]['value'];
  use: (typeof USES)[number]['value'];
}

/** The house that is shown to whoever has not answered yet. */
export const EXAMPLE_ANSWERS: Answers = { house: 'medium', heating: 'oil', use: 'medium' };

const FLOORS_M2 = { small: 65, medium: 100, large: 160 } as const;
const PEOPLE = { small: 2, medium: 3, large: 4 } as const;
const HOUSEHOLD_KWH = { low: 1800, medium: 2700, high: 4100 } as const;

/** Who sells cheap nights takes more by day: judged. */
const DAY_OVER_FLAT = 1.1;

/** What is assumed beside three answers. */
export interface Defaults {
  floorM2: Default;
  people: Default;
  age: Default<HouseAge>;
  householdKwh: Default;
  presence: Default<Presence>;
  roof: Default<Roof>;
  hubWindMs: Default;
  battery: Default<Battery>;
  heating: Default<Heating>;
  importPrice: Default;
  /** £/kWh outside of the cheap hours. */
  dayPrice: Default;
  cheap: Default<NonNullable<Tariff['cheap']>>;
  exportPrice: Default;
  standingCharge: Default;
  car: Default<CarUse>;
  milesPerLitre: Default;
  charging: Default<Charging>;
}

/** Figures of content/figures.json that are defaults, £/kWh. */
export const DEFAULT_FIGURES = ['electricityPrice', 'exportPrice', 'nightPrice'] as const;
type DefaultFigures = Readonly<
  Record<(typeof DEFAULT_FIGURES)[number], Pick<Figure, 'value' | 'source'>>
>;

const of = ({ value, source }: Default): Default => ({ value, source });

/**
 * The defaults for three answers.
 * @param people in the house, where the visitor said how many
 */
export const defaultsFor = (
  { house, use }: Answers,
  { electricityPrice, exportPrice, nightPrice }: DefaultFigures,
  people = PEOPLE[house] as number,
): Defaults => ({
  floorM2: { value: FLOORS_M2[house], source: 'Guessed from the bedrooms' },
  people: { value: PEOPLE[house], source: 'Guessed from the bedrooms' },
  age: { value: '1945 to 1990', source: 'Our guess; the deeds or a neighbour know better' },
  householdKwh: {
    value: Math.round(useOf(people, PEOPLE[house], HOUSEHOLD_KWH[use])),
    source:
      'Ofgem, typical domestic consumption, October 2023: low, medium, high; more with more people as in SAP 2012',
  },
  presence: { value: 'average', source: 'Elexon profile class 1: an average of many homes' },
  roof: {
    value: { kw: 4, tiltDegrees: 35, directionDegrees: 180 },
    source: 'The example roof of the solar calculator: south, at 35°',
  },
  hubWindMs: {
    value: HUB_WIND_MS.open,
    source: 'Our guess: open ground. The hub is the middle of the rotor',
  },
  battery: {
    value: { sizeKwh: 5, powerKw: 3.6, backupShare: 0, chargesAtNight: false },
    source: 'The default of the battery calculator; 3.6 kW is usual',
  },
  heating: {
    value: { kind: 'heat-pump', emitters: 'radiators', warmsWater: true },
    source: 'Most houses have radiators',
  },
  importPrice: of(electricityPrice),
  dayPrice: {
    value: Number((electricityPrice.value * DAY_OVER_FLAT).toFixed(3)),
    source: 'Our guess: a tenth above a single price, as cheap nights make dearer days',
  },
  cheap: {
    value: { price: nightPrice.value, hours: { from: 0, until: 7 } },
    source: nightPrice.source,
  },
  exportPrice: of(exportPrice),
  standingCharge: { value: 0.6, source: 'Our guess; your bill says' },
  car: {
    value: { milesAYear: 7000, milesPerKwh: 3.5, batteryKwh: 50 },
    source: 'Our guess: a middling car; the dashboard knows better',
  },
  milesPerLitre: { value: 10, source: 'Our guess: some 45 miles to the gallon' },
  charging: {
    value: { chargerKw: 7, plugged: { from: 18, until: 8 }, mode: 'at-once' },
    source: 'Our guess: at home by evening',
  },
});

/** A full plan from three answers: panels, a small turbine, a battery and a heat pump beside the house as it is. */
export function startingPlan(answers: Answers, defaults: Defaults): Plan {
  const { floorM2, people, age, householdKwh, presence } = defaults;
  const tariff: Tariff = {
    importPrice: defaults.importPrice.value,
    exportPrice: defaults.exportPrice.value,
    standingCharge: defaults.standingCharge.value,
    // Storage heaters are seldom without such a tariff.
    ...(answers.heating === 'storage' && {
      importPrice: defaults.dayPrice.value,
      cheap: defaults.cheap.value,
    }),
  };
  const present: Setup = { roofs: [], heating: { kind: answers.heating }, tariff };
  return {
    home: {
      householdKwh: householdKwh.value,
      presence: presence.value,
      heat: heatFromHouse(floorM2.value, age.value, people.value),
    },
    present,
    planned: {
      ...present,
      roofs: [defaults.roof.value],
      turbine: { machine: 'kw3', hubWindMs: defaults.hubWindMs.value },
      heating: defaults.heating.value,
      battery: { ...defaults.battery.value, chargesAtNight: tariff.cheap !== undefined },
    },
  };
}
