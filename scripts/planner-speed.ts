// Measures the planner: preparing the weather, one year, 500 plans of a visitor moving sliders, and an answer.
import weatherFile from '../src/planner/engine/data/weather.json' with { type: 'json' };
import figures from '../content/figures.json' with { type: 'json' };
import { answerPlan } from '../src/planner/answer/answer-plan.ts';
import { simulate } from '../src/planner/engine/simulate.ts';
import { readPlannerForm } from '../src/planner/form/read-form.ts';
import { prepareWeather } from '../src/planner/engine/weather/prepare-weather.ts';
import { unpackWeather } from '../src/planner/engine/weather/raw-weather.ts';

const read = readPlannerForm({}, figures);
if (!read.ok) throw new Error('The example house is invalid');
const { plan, prices } = read.input;

function time<T>(name: string, run: () => T): T {
  const start = performance.now();
  const result = run();
  console.log(`${name.padEnd(40)} ${(performance.now() - start).toFixed(1).padStart(8)} ms`);
  return result;
}

const weather = time('weather, unpacked and prepared', () =>
  prepareWeather(unpackWeather(weatherFile)),
);
time('first year, cold', () => simulate(plan, weather, prices));
time('500 plans, new roof every tenth', () => {
  for (let i = 0; i < 500; i++) {
    const { home, planned } = plan;
    const roofs = [{ kw: 1 + (i % 8), tiltDegrees: 35, directionDegrees: 90 + Math.floor(i / 10) }];
    simulate(
      {
        ...plan,
        home: { ...home, householdKwh: 2000 + i },
        planned: { ...planned, roofs },
      },
      weather,
      prices,
    );
  }
});
time('one year, warm', () => simulate(plan, weather, prices));
time('an answer', () => answerPlan(read.input, weather));
