import figures from '../fixtures/company/figures.json' with { type: 'json' };
import weatherFile from '../../src/planner/engine/data/weather.json' with { type: 'json' };
import { CLOCK } from '../../src/planner/engine/clock.ts';
import type { Schemes } from '../../src/planner/engine/cost.ts';
import type { PlannerFigure, Prices } from '../../src/planner/engine/prices.ts';
import { figureValues } from '../../src/forms/rules/figures.ts';
import type { CarUse, Home, Plan, Setup, Tariff } from '../../src/planner/engine/plan.ts';
import type { PlannerEntries } from '../../src/planner/form/entries.ts';
import { type PlannerInput, readPlannerForm } from '../../src/planner/form/read-form.ts';
import { prepareWeather } from '../../src/planner/engine/weather/prepare-weather.ts';
import { unpackWeather } from '../../src/planner/engine/weather/raw-weather.ts';
import { sum } from '../../src/numbers/sum.ts';

export { figures, sum, weatherFile };

export const RAW_WEATHER = unpackWeather(weatherFile);
export const WEATHER = prepareWeather(RAW_WEATHER);
/** Round figures, so that results can be checked by hand. */
export const PRICES: Prices = {
  ...figureValues<PlannerFigure>(figures),
  fuels: {
    oil: { price: 0.08, carbon: 0.3, efficiency: 0.85 },
    lpg: { price: 0.09, carbon: 0.2, efficiency: 0.85 },
    solid: { price: 0.07, carbon: 0.4, efficiency: 0.5 },
  },
  gridCarbonToday: 0.2,
  fuelPrice: 1.5,
  fuelCarbon: 2.5,
  boilerService: 0,
  heatPumpService: 0,
  turbineService: 0,
  inverterPrice: 0,
  inverterLifetime: 12,
  turbineDaysLost: 0,
  panelsDaysLost: 0,
  loftSaving: 0.03,
  cavitySaving: 0.1,
  wallsSaving: 0.2,
  draughtsSaving: 0.05,
  controlsSaving: 0.05,
  panelsFixedPrice: 2000,
  panelsPricePerKw: 1000,
  panelsLifetime: 25,
  turbineLifetime: 20,
  batteryFixedPrice: 1000,
  batteryPricePerKwh: 500,
  batteryLifetime: 10,
  heatPump6Price: 11_000,
  heatPump8Price: 12_000,
  heatPump10Price: 13_000,
  heatPump12Price: 14_000,
  heatPump14Price: 15_000,
  heatPump16Price: 16_000,
  heatPumpLifetime: 20,
  radiatorsPrice: 5000,
  radiatorsUpgradePrice: 2000,
  boilerPrice: 4000,
  chargerPrice: 1000,
  chargerLifetime: 10,
  loftPrice: 1000,
  cavityPrice: 2000,
  wallsPrice: 10_000,
  draughtsPrice: 200,
  controlsPrice: 400,
  fabricLifetime: 25,
  diverterPrice: 600,
  diverterLifetime: 10,
};

export const FLAT_TARIFF: Tariff = { importPrice: 0.28, exportPrice: 0.05, standingCharge: 0.6 };
export const TWO_RATE_TARIFF: Tariff = {
  ...FLAT_TARIFF,
  importPrice: 0.3,
  offPeak: { price: 0.15, hours: [{ from: 0, until: 7 }] },
};
export const SOUTH_ROOF = { tiltDegrees: 35, directionDegrees: 180 };
export const CAR: CarUse = { milesAYear: 7280, milesPerKwh: 4, batteryKwh: 50 };
export const NIGHT_CHARGING = {
  chargerKw: 7,
  plugged: { from: 18, until: 8 },
  mode: 'at-once',
} as const;

/** Only an oil boiler and a flat tariff. */
const BARE: Setup = { roofs: [], heating: { kind: 'oil' }, tariff: FLAT_TARIFF };

const HOME: Home = {
  householdKwh: 3000,
  floorM2: 100,
  presence: 'average',
  heat: { spaceKwh: 13_000, hotWaterKwh: 2000 },
};

/** A plan for a bare house with these additions. Car charging is the same before and after. */
export const createPlan = (planned: Partial<Setup> = {}, home: Partial<Home> = {}): Plan => ({
  home: { ...HOME, ...home },
  current: { ...BARE, charging: planned.charging },
  planned: { ...BARE, ...planned },
});

/** Local hours of the day, in order, in which an hourly series is above 0 at least once a year. */
export const listHoursAboveZero = (series: Float64Array): number[] =>
  [...new Set(CLOCK.hour.filter((_, i) => (series[i] ?? 0) > 1e-9))].sort((a, b) => a - b);

/** A plan with panels, a turbine, a battery and a heat pump. */
export const FULL_PLAN_ENTRIES = {
  panels: '4',
  turbine: 'kw3',
  battery: '5',
  warmth: 'radiators',
} as const;

/** The parsed input of a form. @throws if an entry is invalid */
export function plannerInputOf(entries: PlannerEntries, schemes: Schemes = {}): PlannerInput {
  const read = readPlannerForm(entries, figures, schemes);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join());
  return read.input;
}
