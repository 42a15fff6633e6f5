import { CALCULATOR_TRIALS } from '../../harness/flows/calculator-trials.ts';
import { byRole } from '../support/engines/find.ts';
import { expect, test } from '../support/engines/visitor.ts';

for (const trial of CALCULATOR_TRIALS) {
  test(`calculates the worked example of ${trial.name} on a phone`, async ({ visitor }) => {
    await visitor.view.resize(390, 800);
    await visitor.open(`${trial.path}#calculator`);
    await visitor.waitForHydration('form');
    for (const [label, text] of trial.entries) await visitor.enter(label, text);
    await visitor.click('button', 'Calculate');
    const { main, otherFigures = [], rows } = trial.presentation;
    const result = byRole('region', 'Your result');
    for (const figure of [main, ...otherFigures.map((each) => each.main), ...rows.flat()]) {
      await visitor.reads(figure, result);
    }
    expect(await visitor.overflow()).toBe(0);
  });
}
