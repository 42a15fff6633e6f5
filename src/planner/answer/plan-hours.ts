import { formatNumber } from '../../numbers/format.ts';
import { mapValues } from '../../records.ts';
import { formatHour, formatKw, HOURS } from '../../year-ribbon/year-hour.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import type { Year } from '../engine/year.ts';

/** kWh in each hour of a year with the plan, in UTC. */
const FLOWS = {
  made: ({ wind, sun }: Year['hours'], i: number) => (wind[i] ?? 0) + (sun[i] ?? 0),
  used: ({ house, heat, car }: Year['hours'], i: number) =>
    (house[i] ?? 0) + (heat[i] ?? 0) + (car[i] ?? 0),
  bought: ({ bought }: Year['hours'], i: number) => bought[i] ?? 0,
  sold: ({ sold }: Year['hours'], i: number) => sold[i] ?? 0,
};

export type Flow = keyof typeof FLOWS;

export const FLOW_NAMES: Readonly<Record<Flow, string>> = {
  made: 'Made',
  used: 'Used',
  bought: 'Bought',
  sold: 'Exported',
};

export interface PlanHours {
  windMs: Float32Array;
  temperatureC: Float32Array;
  flows: Readonly<Record<Flow, Float32Array>>;
}

export const planHours = (
  { hours }: Pick<Year, 'hours'>,
  { windMs, temperatureC }: Weather,
): PlanHours => ({
  windMs: Float32Array.from(windMs),
  temperatureC: Float32Array.from(temperatureC),
  flows: mapValues(FLOWS, (flow: (typeof FLOWS)[Flow]) =>
    Float32Array.from({ length: HOURS }, (_, i) => flow(hours, i)),
  ),
});

/** What a home with the plan makes, uses, buys and sells in an hour. */
export function describePlanHour({ windMs, temperatureC, flows }: PlanHours, hour: number): string {
  const of = (flow: Flow) => {
    const kw = flows[flow][hour] ?? 0;
    return `${FLOW_NAMES[flow].toLowerCase()} ${kw < 0.05 ? 'nothing' : `${formatKw(kw)} kW`}`;
  };
  const weather = `${formatNumber(temperatureC[hour] ?? 0, 0)} °C, wind ${formatNumber(windMs[hour] ?? 0, 0)} m/s`;
  return `${formatHour(hour)}, ${weather}: ${(['made', 'used', 'bought', 'sold'] as const).map(of).join(', ')}.`;
}

/** Sums by day, in UTC, where a few hours between days do not show. */
export const sumDays = (hourly: Float32Array): number[] =>
  Array.from({ length: HOURS / 24 }, (_, day) =>
    hourly.subarray(day * 24, day * 24 + 24).reduce((sum, kwh) => sum + kwh, 0),
  );
