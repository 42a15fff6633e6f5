import { answerPlan, type PlanAnswer } from '../answer/answer-plan.ts';
import { rankPlan, type FormattedRanking } from '../answer/format-ranking.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import { type MeterReading, readMeter } from '../meter/meter-year.ts';
import type { PlannerInput } from '../form/read-form.ts';
import { formatNumber } from '../../numbers/format.ts';
import { prepareWeather, type Weather } from '../engine/weather/prepare-weather.ts';
import { unpackWeather } from '../engine/weather/raw-weather.ts';

/** Requests from the page. The query of its URL identifies a plan. */
export interface PlannerRequest {
  query: string;
  input: PlannerInput;
}

/** Meter readings, which never leave the browser. */
export interface MeterUpload {
  readings: { file: File } | { months: string };
  presence: Presence;
}

/** Responses to the page: the answer for a plan, then its first steps. */
export type PlannerReport =
  | { kind: 'answered'; query: string; answer: PlanAnswer }
  | { kind: 'ranked'; query: string; ranking: FormattedRanking }
  | { kind: 'metered'; reading: MeterReading }
  /** The error in the meter readings, as a sentence. */
  | { kind: 'unreadable'; message: string }
  | { kind: 'failed'; message: string };

/** A year of one-minute readings is about 33 MB. */
const LIMIT_MB = 40;

const reportUnreadable = (message: string): PlannerReport => ({ kind: 'unreadable', message });

export async function parseMeterUpload({
  readings,
  presence,
}: MeterUpload): Promise<PlannerReport> {
  if ('months' in readings) return reportReading(readMeter(readings, presence));
  const { file } = readings;
  const megabytes = Math.ceil(file.size / 100_000) / 10;
  if (megabytes > LIMIT_MB) {
    return reportUnreadable(
      `This file is ${formatNumber(megabytes, 1)} MB; the limit is ${LIMIT_MB} MB. Download half-hourly readings for one year, about 1 to 2 MB.`,
    );
  }
  try {
    return reportReading(readMeter({ csv: await file.text() }, presence));
  } catch {
    return reportUnreadable(
      'This file could not be opened. Check that it still exists, then choose it again.',
    );
  }
}

const reportReading = (read: ReturnType<typeof readMeter>): PlannerReport =>
  typeof read === 'string' ? reportUnreadable(read) : { kind: 'metered', reading: read };

interface Dependencies {
  loadWeather: () => Promise<unknown>;
  report: (report: PlannerReport) => void;
  yieldToEventLoop: () => Promise<void>;
}

export const WEATHER_MISSING = 'The weather data did not load. Your entries are kept. Try again.';

/** The worker's side of the connection: answers the newest request, then ranks the first steps until the next arrives. */
export function serveRequests({ loadWeather, report, yieldToEventLoop }: Dependencies) {
  let weather: Promise<Weather> | undefined;
  let newest = 0;

  const prepare = async () => prepareWeather(unpackWeather(await loadWeather()));

  return async function serve({ query, input }: PlannerRequest): Promise<void> {
    const requestNumber = ++newest;
    weather ??= prepare();
    let prepared: Weather;
    try {
      prepared = await weather;
    } catch {
      // The next request tries again.
      weather = undefined;
      report({ kind: 'failed', message: WEATHER_MISSING });
      return;
    }
    // First receive the requests that arrived during the last answer.
    await yieldToEventLoop();
    if (requestNumber !== newest) return;
    report({ kind: 'answered', query, answer: answerPlan(input, prepared) });
    const search = rankPlan(input, prepared);
    await yieldToEventLoop();
    while (requestNumber === newest) {
      const { done, value } = search.next();
      if (done) {
        report({ kind: 'ranked', query, ranking: value });
        return;
      }
      await yieldToEventLoop();
    }
  };
}
