import { describe, expect, test } from 'vitest';
import { solarCalculator } from '../../../../../src/model/calculators/solar/solar.ts';
import { presentReal } from '../real-figures.ts';

describe('the solar calculator', () => {
  test('asks for a postcode, and needs it', () => {
    expect(solarCalculator.fields).toEqual({
      postcode: {
        kind: 'postcode',
        label: 'Postcode',
        hint: 'Where the roof is',
        default: '',
        isRequired: true,
      },
    });
  });

  test('waits 1.5 seconds, and has its own words for an error', () => {
    expect(solarCalculator.delayMs).toBe(1500);
    expect(solarCalculator.doneMessage).toBeUndefined();
    expect(solarCalculator.errorMessage).toBe(
      'Failed to calculate solar estimates. Please try again.',
    );
  });

  test('shows a roof at HS8 5SS', () => {
    expect(presentReal(solarCalculator, { postcode: 'hs85ss' })).toMatchInlineSnapshot(`
      {
        "charts": [
          "Output by month in kWh: Jan 62, Feb 125, Mar 248, Apr 368, May 459, Jun 431, Jul 406, Aug 348, Sep 261, Oct 161, Nov 75, Dec 44.",
        ],
        "given": [
          "Postcode: HS8 5SS",
          "Solar capacity: 4 kW",
        ],
        "label": "Annual Output",
        "main": "2,988 kWh",
        "notes": [
          "The months follow the light of the Western Isles in SAP 2012, for a south roof at 35°.",
          "The same postcode always gives the same figure; a survey gives yours.",
        ],
        "rows": [
          "Monthly Savings: £70",
          "CO2 Reduction: 696 kg a year",
          "As much as: 33 trees",
          "Panels: 12",
          "Likely between: 2,720 and 3,040 kWh",
        ],
        "steps": [
          "4 kW × 934 kWh per kW × 0.8 = 2,988 kWh a year",
          "2,988 kWh × £0.28 ÷ 12 = £70 a month",
          "2,988 kWh × 0.233 kg = 696 kg CO2 a year",
        ],
      }
    `);
  });

  test.each(['IV51 9EY', 'ZE1 0AA', 'KW15 1AA'])(
    'shows no months at %s, where the light of the isles is not theirs, and says so',
    (postcode) => {
      const { charts, notes, rows } = presentReal(solarCalculator, { postcode });
      const own = presentReal(solarCalculator, { postcode: 'HS8 5SS' });
      expect(charts).toEqual([]);
      expect(notes).toEqual([
        'No months for this postcode: we know how the light is spread over the year in the Western Isles only.',
        own.notes[1],
      ]);
      expect(rows).toHaveLength(own.rows.length);
    },
  );

  test('works with the figures of the visitor', () => {
    const { main, steps } = presentReal(
      solarCalculator,
      { postcode: 'HS8 5SS' },
      { solarYieldIslands: '1,000', solarYieldVariation: '0', electricityPrice: '31p' },
    );
    // 4 kW x 1,000 kWh x 0.8, and 3,200 kWh x £0.31 / 12.
    expect(main).toBe('3,200 kWh');
    expect(steps).toContain('3,200 kWh × £0.31 ÷ 12 = £83 a month');
  });
});
