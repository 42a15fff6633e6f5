import type { Page } from 'playwright';
import { comesAlive, enter } from '../../harness/visits/calculator-steps.ts';
import { TRIALS } from '../../harness/visits/calculator-trials.ts';
import type { Measurement } from './measure.ts';

/** Nothing else in a page waits as long as the shortest of the simulated delays. */
const SIMULATED_MS = Math.min(...TRIALS.map(({ delay }) => delay));

/** The first answer of each calculator, with its simulated delay set to zero. */
export const calculatorAnswers: Measurement[] = TRIALS.map((trial) => ({
  name: `${trial.name}, without its delay`,
  limitMs: 100,
  button: '.calculator button[type=submit]',
  answer: '.calculator > .result',
  prepare: async (page: Page, origin: string) => {
    await page.addInitScript((simulated) => {
      const wait = setTimeout;
      window.setTimeout = ((work: () => void, ms = 0) =>
        wait(work, ms >= simulated ? 0 : ms)) as typeof setTimeout;
    }, SIMULATED_MS);
    await page.goto(`${origin}${trial.path}#calculator`);
    await comesAlive(page);
    await enter(page, trial.entries);
  },
}));
