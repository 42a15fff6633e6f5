import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../../harness/figures/examples.ts';
import type { FieldTexts } from '../../../../src/forms/rules/fields.ts';
import { CALCULATORS } from '../../../../src/calculators/rules/index.ts';
import { answerReal } from './real-figures.ts';

type Example = (typeof EXAMPLES)[keyof typeof EXAMPLES];

/** The shares are interpolated, so results are accurate to a few hundredths. */
describe('the more likely savings compared with third-party hourly simulations', () => {
  const answerTo = ({ calculator, texts }: Example, changes: FieldTexts = {}) =>
    answerReal(CALCULATORS[calculator].calculator, texts, changes);
  const likely = (example: Example, exportPrice: string) => {
    const { main, more } =
      answerTo(example, { exportPrice }).otherFigures?.find(
        ({ label }) => label === 'More likely',
      ) ?? {};
    const [, pounds = ''] = /£([\d,]+) a year/.exec(`${main ?? ''} ${more ?? ''}`) ?? [];
    return Number(pounds.replace(',', ''));
  };

  test.each(Object.entries(EXAMPLES))(
    'estimates savings of %s within 4% of simulations',
    (_, example) => {
      const { unpaid, paid } = example.hourByHour;
      expect(Math.abs(likely(example, '0') / unpaid - 1)).toBeLessThan(0.04);
      expect(Math.abs(likely(example, '12p') / paid - 1)).toBeLessThan(0.04);
      expect(likely(example, '')).toBeGreaterThan(Math.min(unpaid, paid));
      expect(likely(example, '')).toBeLessThan(Math.max(unpaid, paid));
    },
  );

  test('uses the visitor’s self-consumption and export price', () => {
    const changes = { windSelfUse: '50%', exportPrice: '12p', solarSelfUse: '100%' };
    const wind = answerTo(EXAMPLES.wind, changes);
    // 6,660 kWh x (0.5 x £0.28 + 0.5 x £0.12) = £1,332.
    expect(wind.otherFigures?.[1]).toEqual({
      label: 'More likely',
      main: '£111',
      more: 'a month, £1,332 a year, with 50% used at home',
    });
    const [specified, realistic] = answerTo(EXAMPLES.solar, changes).otherFigures ?? [];
    expect(realistic?.main).toBe(specified?.main);
  });

  test('assumes higher self-consumption for a house that uses twice as much', () => {
    const [, ordinary] = answerTo(EXAMPLES.wind).otherFigures ?? [];
    const [, large] = answerTo(EXAMPLES.wind, { householdUse: '8,000' }).otherFigures ?? [];
    expect(ordinary?.more).toContain('29% used at home');
    expect(large?.more).toContain('41% used at home');
  });

  test('uses the visitor’s battery losses and charge level', () => {
    const changes = { batterySolarFill: '100', batteryLosses: '0', exportPrice: '0' };
    const { main, otherFigures } = answerTo(EXAMPLES.battery, changes);
    expect(otherFigures?.[0]?.main).toBe(main);
  });

  test.each([EXAMPLES.wind, EXAMPLES.battery])(
    'shows roughly twice the payback of $what',
    (example) => {
      const rows = Object.fromEntries(answerTo(example).rows);
      const years = (name: string) => parseFloat(rows[name] ?? '');
      const ratio = years('Payback, more likely') / years('Payback Period');
      expect(ratio).toBeGreaterThan(1.6);
      expect(ratio).toBeLessThan(2.5);
    },
  );
});
