import { describe, expect, test } from 'vitest';
import { heatPumpCalculator } from '../../../../src/calculators/rules/heat-pump/heat-pump.ts';
import { defaultsOf, isFieldShown, missingFields } from '../../../../src/forms/rules/fields.ts';
import { answerReal, errorsReal, presentReal, resultReal } from './real-figures.ts';

const { fields } = heatPumpCalculator;
const OIL_HOME = { annualUsage: '18,000 kWh', installationCost: '£10,800' };

describe('the heat pump calculator', () => {
  test('starts with a medium home on oil', () => {
    const defaults = defaultsOf(fields);
    expect(defaults).toMatchObject({ homeSize: 'medium', currentSystem: 'oil' });
    expect(missingFields(fields, defaults)).toEqual([]);
    const { delayMs, doneMessage, errorMessage } = heatPumpCalculator;
    expect(delayMs).toBe(1200);
    expect(doneMessage).toBe('Heat pump savings calculated successfully.');
    expect(errorMessage).toBe('Failed to calculate savings. Please try again.');
  });

  test('rejects 0 in either field', () => {
    expect(errorsReal(heatPumpCalculator, { annualUsage: '0', installationCost: '0' })).toEqual([
      'annualUsage: Please enter a valid annual energy usage',
      'installationCost: Please enter a valid installation cost',
    ]);
  });

  test.each([
    ['small', 'oil', 12_000],
    ['small', 'electric', 10_000],
    ['medium', 'oil', 18_000],
    ['medium', 'electric', 15_000],
    ['large', 'oil', 25_000],
    ['large', 'electric', 22_000],
    ['constructor', 'oil', 18_000],
  ])('estimates the usage of a %s home on %s at %d kWh', (homeSize, currentSystem, usage) => {
    const { annualUsage } = fields;
    const filler = 'filler' in annualUsage ? annualUsage.filler : undefined;
    expect(filler?.label).toBe('Estimate');
    expect(filler?.fill({ homeSize, currentSystem })).toBe(String(usage));
  });

  test.each([
    // £0.08 a kWh now; 18,000 kWh x 0.85 = 15,300 kWh of heat; / 3.5 = 4,371.43 kWh; x £0.28.
    // 18,000 x 0.298 = 5,364 kg; 4,371.43 x 0.233 = 1,018.54 kg.
    ['medium', 'oil', '18000', 1440, 1224, 3.5, 4345.457],
    // 12,000 x 0.85 / 3.2 = 3,187.5 kWh.
    ['small', 'oil', '12000', 960, 892.5, 3.2, 2833.313],
    // 25,000 x 0.85 / 3 = 7,083.33 kWh.
    ['large', 'oil', '25000', 2000, 1983.333_333, 3, 5799.583],
    // £0.28 a kWh now; all of it becomes heat: 15,000 / 3.5 = 4,285.71 kWh.
    // 15,000 x 0.233 = 3,495 kg; 4,285.71 x 0.233 = 998.57 kg.
    ['medium', 'electric', '15000', 4200, 1200, 3.5, 2496.429],
    ['small', 'electric', '10000', 2800, 875, 3.2, 1601.875],
    ['large', 'electric', '22000', 6160, 2053.333_333, 3, 3417.333],
    ['castle', 'peat', '18000', 1440, 1224, 3.5, 4345.457],
  ])(
    'reduces the annual cost of a %s home on %s with %s kWh from £%d to £%d',
    (homeSize, currentSystem, annualUsage, currentCost, newCost, cop, kilograms) => {
      const texts = { ...OIL_HOME, homeSize, currentSystem, annualUsage };
      const result = resultReal(heatPumpCalculator, texts);
      expect(result.currentCost).toBeCloseTo(currentCost, 6);
      expect(result.newCost).toBeCloseTo(newCost, 6);
      expect(result.annualSavings).toBeCloseTo(currentCost - newCost, 6);
      expect(result.paybackPeriod).toBeCloseTo(10_800 / (currentCost - newCost), 4);
      expect(result.efficiency).toBe(cop);
      expect(result.co2Reduction).toBeCloseTo(kilograms, 2);
    },
  );

  test('calculates alternative savings from field trials and today’s oil price', () => {
    const changes = { oilLitrePrice: '1.16' };
    const { field, careful, todaysOil } = resultReal(heatPumpCalculator, OIL_HOME, changes);
    // £1,440 now; 15,300 kWh / 2.8 x £0.28 = £1,530 and / 4.0 = £1,071.
    expect(field.annualSavings).toBeCloseTo(-90, 9);
    expect(field.paybackPeriod).toBe(0);
    expect(careful.annualSavings).toBeCloseTo(369, 9);
    // 18,000 kWh / 10.35 x £1.16 = £2,017.39, less 4,371.43 kWh x £0.28 = £1,224; £1,224 / 1,739.13 litres.
    expect(todaysOil?.annualSavings).toBeCloseTo(793.391_304, 6);
    expect(todaysOil?.breakEvenPrice).toBeCloseTo(0.7038, 9);
  });

  test('presents a medium home with electric heating', () => {
    const texts = { currentSystem: 'electric', annualUsage: '15,000', installationCost: '11,000' };
    expect(presentReal(heatPumpCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Heating for a year: £4,200 now, £1,200 with a heat pump.",
          "Savings reach the cost of £11,000 after 3.7 years.",
        ],
        "inputRows": [
          "Home size: Medium (3-4 bedrooms)",
          "Current system: Electric heating",
          "Electricity tariff: One price all day",
          "Energy for heating: 15,000 kWh a year",
          "Installation cost: £11,000",
        ],
        "label": "Annual Savings",
        "main": "£3,000",
        "notes": [
          "These savings are for a home that uses 15,000 kWh of electricity a year for heating at 28p a kWh, and a heat pump that runs on electricity at 28p a kWh. The savings exclude servicing, which costs about £200 a year for a heat pump. Your home will differ: the rows for other COPs (units of heat from one unit of electricity) show how much. Our prices date from January to November 2026. The CO2 saving uses an older figure, 0.233 kg a kWh: for today's grid, use 0.144.",
        ],
        "otherFigures": [
          {
            "label": "Payback Period",
            "main": "3.7 years",
            "more": "on a cost of £11,000",
          },
          {
            "label": "Payback after the grant",
            "main": "0.7 years",
            "more": "with £9,000 from the Home Energy Scotland Grant and Loan (subject to eligibility)",
          },
        ],
        "rows": [
          "Heating now: £4,200 a year",
          "With a heat pump: £1,200 a year",
          "CO2 Reduction: 2,496 kg a year",
          "Equivalent to the CO2 absorbed in a year by: 119 trees",
          "COP: 3.5",
          "At COP 2.8, the field trial median: £2,700 a year, 4.1 years",
          "At COP 4.0, carefully installed: £3,150 a year, 3.5 years",
        ],
        "steps": [
          "Heat: 15,000 kWh × 100% = 15,000 kWh a year",
          "Now: 15,000 kWh × £0.28 = £4,200",
          "Heat pump: 15,000 kWh ÷ 3.5 × £0.28 = £1,200",
          "£11,000 ÷ £3,000 a year = 3.7 years",
        ],
      }
    `);
  });

  test('asks for a tariff only for electric heating', () => {
    const shown = (currentSystem: string) =>
      isFieldShown(fields, 'heatingTariff', { ...defaultsOf(fields), currentSystem });
    expect(shown('electric')).toBe(true);
    expect(shown('oil')).toBe(false);
    const texts = { annualUsage: '15,000', installationCost: '11,000', heatingTariff: 'night' };
    const electric = presentReal(heatPumpCalculator, { ...texts, currentSystem: 'electric' });
    expect(electric.inputRows).toContain('Electricity tariff: A night rate');
    expect(electric.main).toBe('£1,200');
    expect(electric.steps).toContain('Now: 15,000 kWh × £0.16 = £2,400');
    const oil = presentReal(heatPumpCalculator, { ...texts, currentSystem: 'oil' });
    expect(oil.inputRows.join()).not.toContain('Electricity tariff');
  });

  test.each([
    // £1,440 now, £1,224 with a heat pump: £216 a year.
    ['3,240', '15.0 years', 0, ''],
    ['3,300', '15.3 years', 1, ''],
    ['11,000', '50.9 years', 1, ', longer than the heat pump lasts (18 years)'],
  ])(
    'shows notes on generating electricity after a long payback: £%s, %s, %d notes',
    (installationCost, years, notes, longer) => {
      const texts = { annualUsage: '18,000', installationCost };
      const shown = presentReal(heatPumpCalculator, texts);
      expect(shown.otherFigures?.[1]).toMatchObject({
        label: 'Payback Period',
        main: years,
        more: `on a cost of £${installationCost}${longer}`,
      });
      const onPower = shown.notes.filter((note) => note.includes('Generating your own power'));
      expect(onPower).toHaveLength(notes);
      for (const note of onPower) expect(note).toContain(`takes ${years} to pay back`);
    },
  );

  test('shows the saving at today’s oil price as prominently as the specified saving', () => {
    const texts = { currentSystem: 'oil', annualUsage: '18,000', installationCost: '13,000' };
    expect(answerReal(heatPumpCalculator, texts).otherFigures?.[0]).toEqual({
      label: expect.stringMatching(/^At today's oil price, 116p a litre \(\w+ 20\d\d\)$/) as string,
      main: '£793 a year',
      more: 'It pays for itself in about 16 years, or 5 with the grant. Before servicing, it saves nothing if oil costs less than about 70p a litre.',
    });
    const electric = { ...texts, currentSystem: 'electric' };
    expect(JSON.stringify(answerReal(heatPumpCalculator, electric))).not.toContain('oil price');
  });

  test('reports a grant that covers the whole cost', () => {
    const texts = { annualUsage: '18,000', installationCost: '8,000' };
    expect(answerReal(heatPumpCalculator, texts).otherFigures?.[2]).toMatchObject({
      main: 'nothing left to pay',
      more: expect.stringContaining('£8,000') as string,
    });
    expect(answerReal(heatPumpCalculator, texts, { heatPumpGrant: '0' }).otherFigures).toHaveLength(
      2,
    );
  });

  test('prefers today’s oil price to our own', () => {
    const texts = { annualUsage: '18,000', installationCost: '11,000' };
    const basis = answerReal(heatPumpCalculator, texts).notes.at(-1);
    expect(basis).toContain('8p a kWh (about 83p a litre)');
    expect(basis).toContain("use the saving at today's price");
  });

  test('explains a heat pump that costs more to run than oil', () => {
    const texts = { homeSize: 'large', annualUsage: '20,000', installationCost: '11,000' };
    expect(presentReal(heatPumpCalculator, texts, { oilPrice: '7p' })).toMatchInlineSnapshot(`
      {
        "charts": [
          "Heating for a year: £1,400 now, £1,587 with a heat pump.",
        ],
        "inputRows": [
          "Home size: Large (5+ bedrooms)",
          "Current system: Oil boiler",
          "Energy for heating: 20,000 kWh a year",
          "Installation cost: £11,000",
        ],
        "label": "Annual Savings",
        "main": "−£187",
        "notes": [
          "At the prices entered, the heat pump does not pay back. Generating your own power lowers the running cost, though the equipment must also pay for itself, and panels produce most in summer. A more efficient pump saves more: try a higher COP under Assumptions.",
          "These savings are for a home that burns about 1,930 litres of oil (20,000 kWh) a year for heating at 7p a kWh (your figure), and a heat pump that runs on electricity at 28p a kWh. The savings exclude servicing, which costs about £200 a year for a heat pump and £150 for an oil boiler. Your home will differ: the rows for other COPs (units of heat from one unit of electricity) show how much. Our prices date from January to November 2026. The CO2 saving uses older figures, which are not comparable: 0.298 kg a kWh for oil and 0.233 for electricity. For today, use 0.247 and 0.144.",
        ],
        "otherFigures": [
          {
            "label": "At today's oil price, 116p a litre (September 2026)",
            "main": "£655 a year",
            "more": "It pays for itself in about 17 years, or 3 with the grant. Before servicing, it saves nothing if oil costs less than about 80p a litre.",
          },
          {
            "label": "Payback Period",
            "main": "does not pay back",
            "more": "on a cost of £11,000",
          },
          {
            "label": "Payback after the grant",
            "main": "does not pay back",
            "more": "with £9,000 from the Home Energy Scotland Grant and Loan (subject to eligibility)",
          },
        ],
        "rows": [
          "Heating now: £1,400 a year",
          "With a heat pump: £1,587 a year",
          "CO2 Reduction: 4,640 kg a year",
          "Equivalent to the CO2 absorbed in a year by: 221 trees",
          "COP: 3.0",
          "At COP 2.8, the field trial median: −£300 a year, does not pay back",
          "At COP 4.0, carefully installed: £210 a year, 52.4 years",
        ],
        "steps": [
          "Heat: 20,000 kWh × 85% = 17,000 kWh a year",
          "Now: 20,000 kWh × £0.07 = £1,400",
          "Heat pump: 17,000 kWh ÷ 3 × £0.28 = £1,587",
          "At these prices the heat pump costs more to run, so it does not pay back in money.",
        ],
      }
    `);
  });
});
