import { readMeter } from '../meter/read-meter.ts';
import { formatNumber } from '../../values/numbers/format.ts';
import type { GivenReadings, Report } from './planner-messages.ts';

/** A year of readings of one minute has about 33 MB. */
const LIMIT_MB = 40;

const unreadable = (message: string): Report => ({ kind: 'unreadable', message });

/** The worker's side of a meter: reads what a visitor gave. */
export async function readGiven({ readings, presence }: GivenReadings): Promise<Report> {
  if ('months' in readings) return report(readMeter(readings, presence));
  const { file } = readings;
  const megabytes = Math.ceil(file.size / 100_000) / 10;
  if (megabytes > LIMIT_MB) {
    return unreadable(
      `This file has ${formatNumber(megabytes, 1)} MB, and the limit is ${LIMIT_MB} MB. Download half-hourly readings of one year, which have 1 to 2 MB.`,
    );
  }
  try {
    return report(readMeter({ csv: await file.text() }, presence));
  } catch {
    return unreadable(
      'This file could not be opened. Check that it is still there, and choose it again.',
    );
  }
}

const report = (read: ReturnType<typeof readMeter>): Report =>
  typeof read === 'string' ? unreadable(read) : { kind: 'metered', reading: read };
