import { formatNumber } from '../../numbers/format.ts';
import { formatHour, formatKw } from '../../year-ribbon/year-hour.ts';
import { DAYS } from '../engine/local-hour.ts';

export type Flow = 'made' | 'used' | 'bought' | 'sold';

export const FLOW_NAMES: Readonly<Record<Flow, string>> = {
  made: 'Made',
  used: 'Used',
  bought: 'Bought',
  sold: 'Exported',
};

/** By hour of the year in UTC, with the plan. */
export interface PlanHours {
  windMs: Float32Array;
  temperatureC: Float32Array;
  /** kWh. */
  flows: Readonly<Record<Flow, Float32Array>>;
}

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
  Array.from({ length: DAYS }, (_, day) =>
    hourly.subarray(day * 24, day * 24 + 24).reduce((sum, kwh) => sum + kwh, 0),
  );
