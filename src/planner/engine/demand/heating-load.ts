import { sum } from '../../../numbers/sum.ts';
import { cachedSeries, CLOCK, DAYS, HOURS, hourMask, sumBy, windowsKey } from '../clock.ts';
import { isFuel, type Fuel, type Heating, type Tariff } from '../plan.ts';
import type { Prices } from '../prices.ts';
import type { Weather } from '../weather/prepare-weather.ts';
import { HEATING_BASE_C, type HeatDemand } from './annual-demand.ts';

type HeatSink = 'radiators' | 'floor' | 'water';

/**
 * COP by the lift from outdoor air to flow, K. When2Heat (Ruhnau, Hirth, Praktiknjo, Scientific Data 2019), air source,
 * with its correction from laboratory to field. Parameters at 95e73c5, MIT.
 */
const CURVE = { constant: 6.08, perK: -0.0941, perK2: 0.000464 } as const;
const FIELD_CORRECTION = 0.85;
const MIN_LIFT_K = 15;

/** Flow temperature by outdoor temperature, both °C. */
const FLOW_C: Readonly<Record<HeatSink, (outdoorC: number) => number>> = {
  radiators: (outdoorC) => 40 - outdoorC,
  floor: (outdoorC) => 30 - 0.5 * outdoorC,
  water: () => 50,
};

/** kWh of heat from an air-source heat pump for each kWh of electricity. @param outdoorC °C */
export const heatPumpCop = (sink: HeatSink, outdoorC: number): number =>
  copByLift(FLOW_C[sink](outdoorC) - outdoorC);

/** The COP by lift: the flow temperature less the outdoor temperature, K. */
export function copByLift(liftK: number): number {
  const lift = Math.max(MIN_LIFT_K, liftK);
  return FIELD_CORRECTION * (CURVE.constant + CURVE.perK * lift + CURVE.perK2 * lift ** 2);
}

/** Energy used for heating in each hour of the year in UTC, kWh. */
export interface HeatingLoad {
  electricityKwh: Float64Array;
  fuelKwh: Float64Array;
  /** The part used for hot water. */
  waterKwh: Float64Array;
}

const STORAGE_HOURS = [{ from: 0, until: 7 }];
/** When water is heated on a tariff without off-peak hours. */
const WATER_HOURS = [6, 7, 17, 18];

/**
 * Converts the annual heat demand into hourly electricity or fuel.
 * @param copFactor multiplies the COP of a heat pump
 */
export function heatingLoad(
  weather: Weather,
  need: HeatDemand,
  heating: Heating,
  tariff: Tariff,
  { fuels }: { fuels: Readonly<Record<Fuel, Pick<Prices['fuels'][Fuel], 'efficiency'>>> },
  copFactor = 1,
): HeatingLoad {
  const space = spaceShares(weather, heating, tariff);
  const water = waterShares(weather, heating, tariff);
  const performance = heating.kind === 'heat-pump' ? copFactor : 1;
  const spaceKwh = need.spaceKwh / performance;
  const waterKwh = need.hotWaterKwh / performance;
  const burnsFuel = isFuel(heating.kind);
  const perKwh = isFuel(heating.kind) ? 1 / fuels[heating.kind].efficiency : 1;
  const forWater = water.map((share) => waterKwh * share * perKwh);
  const usedKwh = space.map((share, i) => spaceKwh * share * perKwh + (forWater[i] ?? 0));
  const none = new Float64Array(HOURS);
  const [electricityKwh, fuelKwh] = burnsFuel ? [none, usedKwh] : [usedKwh, none];
  return { electricityKwh, fuelKwh, waterKwh: forWater };
}

/** Each hour's share of the year's space heating, by degree-hours; they add up to 1. */
function degreeHourShares(weather: Weather): Float64Array {
  return cachedSeries(weather, 'degree-hours', () => {
    const degrees = weather.temperatureC.map((value) => Math.max(0, HEATING_BASE_C - value));
    const total = sum(degrees);
    return degrees.map((value) => value / total);
  });
}

/** Energy used in each hour for 1 kWh of space heating a year, kWh. */
function spaceShares(weather: Weather, heating: Heating, tariff: Tariff): Float64Array {
  const heat = degreeHourShares(weather);
  if (heating.kind === 'heat-pump') {
    const { emitters } = heating;
    return cachedSeries(weather, `space ${emitters}`, () => byCop(heat, emitters, weather));
  }
  if (heating.kind !== 'storage') return heat;
  const hours = tariff.offPeak?.hours ?? STORAGE_HOURS;
  return cachedSeries(weather, `storage ${windowsKey(hours)}`, () =>
    spreadOverDays(sumByDay(heat), hourMask(...hours)),
  );
}

/** Energy used in each hour for 1 kWh of hot water a year, kWh. Every day needs the same. */
function waterShares(weather: Weather, heating: Heating, tariff: Tariff): Float64Array {
  const offPeakHours = tariff.offPeak?.hours ?? [];
  const isHeatedByPump = heating.kind === 'heat-pump';
  return cachedSeries(weather, `water ${windowsKey(offPeakHours)} ${isHeatedByPump}`, () => {
    const hours = tariff.offPeak
      ? hourMask(...offPeakHours)
      : Uint8Array.from(CLOCK.hour, (hour) => (WATER_HOURS.includes(hour) ? 1 : 0));
    const heat = spreadOverDays(new Float64Array(DAYS).fill(1 / DAYS), hours);
    return isHeatedByPump ? byCop(heat, 'water', weather) : heat;
  });
}

const byCop = (heat: Float64Array, sink: HeatSink, weather: Weather) =>
  heat.map((kwh, i) => kwh / heatPumpCop(sink, weather.temperatureC[i] ?? NaN));

const sumByDay = (series: ArrayLike<number>) => sumBy(CLOCK.day, DAYS, series);

/** Spreads each local day's amount over its marked hours, of which every day has one or more. */
function spreadOverDays(amounts: Float64Array, marks: Uint8Array): Float64Array {
  const counts = sumByDay(marks);
  return Float64Array.from(marks, (mark, i) => {
    const day = CLOCK.day[i] ?? 0;
    return ((amounts[day] ?? NaN) * mark) / (counts[day] ?? NaN);
  });
}
