import { readMeter } from '../meter/read-meter.ts';
import type { GivenReadings, Report } from './planner-messages.ts';

/** A year of half-hours has about 1 MB. */
const MOST_BYTES = 20_000_000;

/** The worker's side of a meter: reads what a visitor gave. */
export async function readGiven({ readings, presence }: GivenReadings): Promise<Report> {
  if ('file' in readings && readings.file.size > MOST_BYTES) {
    return {
      kind: 'unreadable',
      message: 'This file is over 20 MB: a year of half-hours has 1 MB.',
    };
  }
  const given = 'file' in readings ? { csv: await readings.file.text() } : readings;
  const meter = readMeter(given, presence);
  return typeof meter === 'string'
    ? { kind: 'unreadable', message: meter }
    : { kind: 'metered', meter };
}
