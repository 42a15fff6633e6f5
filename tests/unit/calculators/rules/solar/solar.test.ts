import { describe, expect, test } from 'vitest';
import { solarCalculator } from '../../../../../src/calculators/rules/solar/solar.ts';
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
        "beside": [
          {
            "label": "Monthly Savings",
            "main": "£70",
            "more": "a month, £837 a year, if you use it all yourself",
          },
          {
            "label": "More likely",
            "main": "£31",
            "more": "a month, £373 a year, with 33% used at home",
          },
        ],
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
          "We don't know your roof, so this is an example for the area, the same each time. In the Western Isles 1 kW of panels makes from 493 kWh a year facing north to 836 facing south (SAP 2012). A survey will give you your own figure.",
          "The savings are for a house that uses 4,000 kWh of grid electricity a year at £0.28 a kWh (January 2026) and sells what is left at £0.05 a kWh (November 2026). They leave out what the panels cost: about £6,740 installed (November 2026), and about £1,000 for a new inverter in their lifetime. Your home will differ.",
        ],
        "rows": [
          "CO2 Reduction: 696 kg a year",
          "Like the yearly uptake of: 33 trees",
          "Panels: 12",
          "Typical range in your area: 2,720 to 3,040 kWh",
        ],
        "steps": [
          "4 kW × 934 kWh per kW × 80% = 2,988 kWh a year",
          "2,988 kWh × £0.28 ÷ 12 = £70 a month",
          "More likely: 2,988 kWh × (32.5% used at home × £0.28 + 67.5% sold × £0.05) = £373 a year",
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
        'There is no chart by month for this postcode: we know how the light is spread over the year in the Western Isles only.',
        ...own.notes.slice(1),
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
