import type { Presence } from '../engine/demand/household-load.ts';
import { readHalfHours } from './half-hours.ts';
import { meterYear, monthlyYear, readMonths, type MeterReading } from './meter-year.ts';

/** What a visitor gives of a meter: the text of a file of half-hours, or twelve numbers. */
export type Readings = { csv: string } | { months: string };

/** A household's own year, or what is wrong with the readings, in a sentence. */
export function readMeter(readings: Readings, presence: Presence): MeterReading | string {
  if ('months' in readings) {
    const months = readMonths(readings.months);
    return typeof months === 'string' ? months : monthlyYear(months, presence);
  }
  const read = readHalfHours(readings.csv);
  return read.ok ? meterYear(read.halfHours, read.remarks, presence) : read.message;
}
