import { formatNumber } from '../../numbers/format.ts';
import { formatHour, formatKw } from '../../year-ribbon/year-hour.ts';
import { DAYS } from '../engine/local-hour.ts';

export type Flow = 'generated' | 'used' | 'imported' | 'exported';

export const FLOW_NAMES: Readonly<Record<Flow, string>> = {
  generated: 'Made',
  used: 'Used',
  imported: 'Bought',
  exported: 'Exported',
};

/** Hourly values with the plan, in UTC. */
export interface PlanHours {
  windMs: Float32Array;
  temperatureC: Float32Array;
  /** kWh. */
  flows: Readonly<Record<Flow, Float32Array>>;
}

/** Generation, consumption, import and export in an hour with the plan, as a sentence. */
export function describePlanHour({ windMs, temperatureC, flows }: PlanHours, hour: number): string {
  const kwhOf = (flow: Flow) => {
    const kw = flows[flow][hour] ?? 0;
    return `${FLOW_NAMES[flow].toLowerCase()} ${kw < 0.05 ? 'nothing' : `${formatKw(kw)} kW`}`;
  };
  const weather = `${formatNumber(temperatureC[hour] ?? 0, 0)} °C, wind ${formatNumber(windMs[hour] ?? 0, 0)} m/s`;
  return `${formatHour(hour)}, ${weather}: ${(Object.keys(FLOW_NAMES) as Flow[]).map(kwhOf).join(', ')}.`;
}

/** Daily sums in UTC: the difference from local days is too small to see. */
export const sumDays = (hourly: Float32Array): number[] =>
  Array.from({ length: DAYS }, (_, day) =>
    hourly.subarray(day * 24, day * 24 + 24).reduce((sum, kwh) => sum + kwh, 0),
  );
