import weatherFile from '../../src/planner/engine/data/weather.json' with { type: 'json' };
import figures from '../../content/figures.json' with { type: 'json' };
import { HUB_WIND_MS, type TurbineModel, type Setup } from '../../src/planner/engine/plan.ts';
import { AS_PLANNED, simulate } from '../../src/planner/engine/simulate.ts';
import { prepareWeather } from '../../src/planner/engine/weather/prepare-weather.ts';
import { unpackWeather } from '../../src/planner/engine/weather/raw-weather.ts';
import type { Year } from '../../src/planner/engine/year.ts';
import { readPlannerForm } from '../../src/planner/form/read-form.ts';

/** A turbine model for each size on offer; the two smallest sizes share one. Two models have only a power curve. */
const TURBINE_MODELS = ['kw3', 'r9000', 'excel10', 'cf15'] as TurbineModel[];
const SOUTH = { tiltDegrees: 35, directionDegrees: 180 };

/** Simulates a year of the house with this much generation. @param generatedKwh kWh a year */
export type SimulateYear = (generatedKwh: number, more?: Partial<Setup>) => Year;

/** A house in the planner's engine, with south-facing panels or a turbine in a mean wind of 6 m/s at the hub. */
export function referenceHouse(
  householdKwh: number,
): Record<'withPanels' | 'withTurbine', SimulateYear> {
  const read = readPlannerForm({}, figures);
  if (!read.ok) throw new Error('The planner’s example house is invalid');
  const { plan } = read.input;
  // No share depends on the tariff and the other prices.
  const prices = { ...read.input.prices, turbineDaysLost: 0, panelsDaysLost: 0 };
  const weather = prepareWeather(unpackWeather(weatherFile));
  const heat = { spaceKwh: 0, hotWaterKwh: 0 };
  const home = { householdKwh, floorM2: 100, presence: 'average', heat } as const;
  const run = (setup: Partial<Setup>, wind = 1) => {
    const planned = { ...plan.current, ...setup };
    return simulate({ ...plan, home, planned }, weather, prices, { ...AS_PLANNED, wind });
  };
  const roof = (kw: number) => ({ roofs: [{ kw, ...SOUTH }] });
  const kwhPerKw = run(roof(1)).generatedKwh;
  const turbines = TURBINE_MODELS.map((model) => {
    const turbine = { model, hubWindMs: HUB_WIND_MS.open };
    return { turbine, kwh: run({ turbine }).generatedKwh };
  });
  return {
    withPanels: (generatedKwh, more) => run({ ...roof(generatedKwh / kwhPerKw), ...more }),
    // The turbine with the nearest output, scaled to the requested output.
    withTurbine: (generatedKwh, more) => {
      const logError = ({ kwh }: { kwh: number }) => Math.abs(Math.log(kwh / generatedKwh));
      const [nearest] = turbines.toSorted((one, other) => logError(one) - logError(other));
      if (!nearest) throw new Error('The list of turbines is empty');
      return run({ turbine: nearest.turbine, ...more }, generatedKwh / nearest.kwh);
    },
  };
}
