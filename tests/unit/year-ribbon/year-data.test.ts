import { describe, expect, test } from 'vitest';
import { turbineOutput } from '../../../src/planner/engine/generation/turbine-output.ts';
import { simulate } from '../../../src/planner/engine/simulate.ts';
import { formatWhole } from '../../../src/numbers/format.ts';
import { decodeValue } from '../../../src/year-ribbon/encoded-series.ts';
import { daysOf, describeYear, createYearFile } from '../../../src/year-ribbon/year-data.ts';
import { plannerInputOf, sum, WEATHER as weather } from '../../support/planner.ts';
import { POWER_STEP_KW } from '../../../src/year-ribbon/year-hour.ts';

const { plan, prices } = plannerInputOf({ warmth: 'radiators' });
const heatPumpYear = simulate(plan, weather, prices);
const made = turbineOutput(weather, 'kw6', 6);

describe('the year on the home page', () => {
  test('contains the planner’s generation and use for each hour', () => {
    const file = createYearFile(weather, heatPumpYear);
    const kwh = (encoded: string) =>
      sum(Array.from(encoded, (_, i) => decodeValue(encoded, i, POWER_STEP_KW)));
    expect([file.wind, file.made, file.used].map(({ length }) => length)).toEqual(
      Array(3).fill(8760),
    );
    expect(kwh(file.made)).toBeCloseTo(sum(made), -2);
    expect(kwh(file.used) / heatPumpYear.usedKwh).toBeCloseTo(1, 2);
  });

  test('contains the annual generation and use in 365 days', () => {
    const days = daysOf(weather, heatPumpYear);
    for (const series of [days.windMs, days.sunWm2, days.generatedKwh, days.usedKwh]) {
      expect(series).toHaveLength(365);
    }
    expect(sum(days.generatedKwh)).toBeCloseTo(sum(made), 6);
    expect(sum(days.usedKwh)).toBeCloseTo(heatPumpYear.usedKwh, 6);
  });

  test('describes the year in five sentences', () => {
    const sentences = describeYear(weather, heatPumpYear);
    expect(sentences).toHaveLength(5);
    expect(sentences.join(' ')).toContain(`${formatWhole(sum(made.slice(0, 31 * 24)))} kWh`);
  });
});
