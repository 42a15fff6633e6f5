import { DAYS, HOURS } from '../clock.ts';

/**
 * A year at Malin Head, 2017, in UTC. Contains Met Éireann data, CC BY 4.0, adapted: see `WEATHER_CREDIT`.
 * Radiation of August to December is derived from earlier days.
 */
export interface RawWeather {
  /** Wind at 10 m, knots, by hour. */
  windKnots: Float64Array;
  /** °C, by hour. */
  temperatureC: Float64Array;
  /** Global horizontal irradiation, J/cm², by day. */
  radiationJcm2: Float64Array;
}

/** The weather as fetched by the browser; series are packed by `packSteps`. */
export interface PackedWeather {
  credit: string;
  wind: PackedSeries;
  /** Steps of `TEMPERATURE_STEP_C`. */
  temperature: PackedSeries;
  radiation: readonly number[];
}

interface PackedSeries {
  first: number;
  /** A character for each step from one hour to the next. */
  steps: string;
}

/** Coarser than the source's 0.1 °C, which makes the file a tenth smaller. */
export const TEMPERATURE_STEP_C = 0.2;

const FIRST_CHARACTER = 35;
const LAST_CHARACTER = 126;

/**
 * Packs a series as its first value and a character for each step: "#" is 0, "$" -1, "%" 1, "&" -2 and so on.
 * @throws RangeError if a step is too large for one character
 */
export function packSteps(values: readonly number[]): PackedSeries {
  const steps = values.slice(1).map((value, i) => {
    const step = value - (values[i] ?? 0);
    const code = FIRST_CHARACTER + (step < 0 ? -2 * step - 1 : 2 * step);
    if (code > LAST_CHARACTER)
      throw new RangeError(`A change of ${step} does not fit into one character`);
    return String.fromCharCode(code);
  });
  return { first: values[0] ?? 0, steps: steps.join('') };
}

/**
 * Unpacks the weather file.
 * @throws Error if it is malformed or truncated
 */
export function unpackWeather(file: unknown): RawWeather {
  const { wind, temperature, radiation } = (file ?? {}) as Partial<PackedWeather>;
  if (!Array.isArray(radiation) || radiation.length !== DAYS || !radiation.every(isAmount)) {
    throw new Error('The weather file lacks radiation for some days. Download it again.');
  }
  return {
    windKnots: unpackSteps('wind', wind, 1),
    temperatureC: unpackSteps('temperature', temperature, TEMPERATURE_STEP_C),
    radiationJcm2: Float64Array.from(radiation),
  };
}

const isAmount = (value: unknown): value is number => Number.isFinite(value);

function unpackSteps(name: string, series: PackedSeries | undefined, unit: number): Float64Array {
  const values = new Float64Array(HOURS);
  const { first, steps } = series ?? {};
  if (!isAmount(first) || typeof steps !== 'string' || steps.length !== HOURS - 1) {
    throw new Error(`The weather file lacks ${name} for some hours. Download it again.`);
  }
  let value = first;
  values[0] = value * unit;
  for (let i = 1; i < HOURS; i++) {
    const code = steps.charCodeAt(i - 1) - FIRST_CHARACTER;
    if (code < 0 || code > LAST_CHARACTER - FIRST_CHARACTER) {
      throw new Error(
        `The weather file has an unknown character for ${name} at hour ${i}. Download it again.`,
      );
    }
    value += code % 2 === 1 ? -(code + 1) / 2 : code / 2;
    values[i] = value * unit;
  }
  return values;
}
