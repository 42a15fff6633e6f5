import { describe, expect, test } from 'vitest';
import { defaultsOf, isShown, missingFields } from '../../../../../src/calculators/rules/fields.ts';
import { heatPumpCalculator } from '../../../../../src/calculators/rules/heat-pump/heat-pump.ts';
import { answerReal, presentReal } from '../real-figures.ts';

const { fields } = heatPumpCalculator;

describe('the heat pump calculator', () => {
  test('begins with a medium home on oil, and says what is missing rather than disable its button', () => {
    const defaults = defaultsOf(fields);
    expect(defaults).toEqual({
      homeSize: 'medium',
      currentSystem: 'oil',
      heatingTariff: 'one',
      annualUsage: '',
      installationCost: '',
    });
    expect(missingFields(fields, defaults)).toEqual([]);
  });

  test('offers three home sizes by bedrooms, and two systems', () => {
    expect(fields.homeSize).toMatchObject({
      choices: [
        { value: 'small', label: 'Small (1-2 bedrooms)' },
        { value: 'medium', label: 'Medium (3-4 bedrooms)' },
        { value: 'large', label: 'Large (5+ bedrooms)' },
      ],
    });
    expect(fields.currentSystem).toMatchObject({
      choices: [
        { value: 'oil', label: 'Oil boiler' },
        { value: 'electric', label: 'Electric heating' },
      ],
    });
  });

  test('estimates the usage of a home by its size and system', () => {
    const filler = 'filler' in fields.annualUsage ? fields.annualUsage.filler : undefined;
    expect(filler?.label).toBe('Estimate');
    const texts = { ...defaultsOf(fields), homeSize: 'small', currentSystem: 'electric' };
    expect(filler?.fill(texts)).toBe('10000');
  });

  test('waits 1.2 seconds, and has its own words for success and for an error', () => {
    expect(heatPumpCalculator.delayMs).toBe(1200);
    expect(heatPumpCalculator.doneMessage).toBe('Heat pump savings calculated successfully.');
    expect(heatPumpCalculator.errorMessage).toBe('Failed to calculate savings. Please try again.');
  });

  test('shows a medium home with electric heating', () => {
    const texts = { currentSystem: 'electric', annualUsage: '15,000', installationCost: '11,000' };
    expect(presentReal(heatPumpCalculator, texts)).toMatchInlineSnapshot(`
      {
        "beside": [
          {
            "label": "Payback Period",
            "main": "3.7 years",
            "more": "on £11,000",
          },
          {
            "label": "Payback after the grant",
            "main": "0.7 years",
            "more": "with £9,000 from the Home Energy Scotland Grant and Loan, subject to eligibility",
          },
        ],
        "charts": [
          "Heating for a year: £4,200 now, £1,200 with a heat pump.",
          "Savings reach the cost of £11,000 after 3.7 years.",
        ],
        "given": [
          "Home size: Medium (3-4 bedrooms)",
          "Current system: Electric heating",
          "Electricity for it: One price all day",
          "Energy for heating: 15,000 kWh a year",
          "Installation cost: £11,000",
        ],
        "label": "Annual Savings",
        "main": "£3,000",
        "notes": [
          "The savings are for a home that buys 15,000 kWh of electricity a year for heating at £0.28 a kWh (January 2026), and a heat pump on electricity at £0.28 a kWh (January 2026). They leave out servicing: a heat pump's is about £200 a year (November 2026). Your home will differ: the rows with other COPs show by how much.",
        ],
        "rows": [
          "Heating now: £4,200 a year",
          "With a heat pump: £1,200 a year",
          "CO2 Reduction: 2,496 kg a year",
          "Like the yearly uptake of: 119 trees",
          "COP: 3.5",
          "At COP 2.8, median of a field trial: £2,700 a year, 4.1 years",
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

  test('asks for the tariff of electric heating alone', () => {
    const shown = (currentSystem: string) =>
      isShown(fields, fields.heatingTariff, { ...defaultsOf(fields), currentSystem });
    expect(shown('electric')).toBe(true);
    expect(shown('oil')).toBe(false);
    const texts = { annualUsage: '15,000', installationCost: '11,000', heatingTariff: 'night' };
    const electric = presentReal(heatPumpCalculator, { ...texts, currentSystem: 'electric' });
    expect(electric.given).toContain('Electricity for it: A night rate');
    expect(electric.main).toBe('£1,200');
    expect(electric.steps).toContain('Now: 15,000 kWh × £0.16 = £2,400');
    const oil = presentReal(heatPumpCalculator, { ...texts, currentSystem: 'oil' });
    expect(oil.given.join()).not.toContain('Electricity for it');
  });

  test.each([
    // £1,440 now, £1,224 with a heat pump: £216 a year.
    ['3,240', '15.0 years', 0],
    ['3,300', '15.3 years', 1],
    ['11,000', '50.9 years', 1],
  ])('for £%s, paid back after %s, has %d notes on own power', (installationCost, years, notes) => {
    const texts = { annualUsage: '18,000', installationCost };
    const shown = presentReal(heatPumpCalculator, texts);
    expect(shown.beside?.[0]).toMatchObject({ label: 'Payback Period', main: years });
    const onPower = shown.notes.filter((note) => note.includes('own wind or solar power'));
    expect(onPower).toHaveLength(notes);
    for (const note of onPower) expect(note).toContain(`takes ${years} to pay back`);
  });

  test('says of a loss on own power that it costs more', () => {
    const texts = { currentSystem: 'oil', annualUsage: '18,000', installationCost: '11,000' };
    const [note] = answerReal(heatPumpCalculator, texts, { electricityPrice: '1' }).notes;
    expect(note).toMatch(/Then it costs £[\d,]+ more a year and does not pay back/);
  });

  test('shows the payback after the grant beside the one before it, with its scheme', () => {
    const texts = { annualUsage: '18,000', installationCost: '11,000' };
    const [before, after] = answerReal(heatPumpCalculator, texts).beside ?? [];
    expect(before).toEqual({ label: 'Payback Period', main: '50.9 years', more: 'on £11,000' });
    expect(after).toMatchObject({ label: 'Payback after the grant', main: '9.3 years' });
    expect(after?.more).toMatch(/^with £9,000 from the .+, subject to eligibility$/);
  });

  test('says when a grant pays for all of it, and nothing of one that the visitor does not get', () => {
    const texts = { annualUsage: '18,000', installationCost: '8,000' };
    expect(answerReal(heatPumpCalculator, texts).beside?.[1]).toMatchObject({
      main: 'nothing left to pay',
      more: expect.stringContaining('£8,000') as string,
    });
    expect(answerReal(heatPumpCalculator, texts, { heatPumpGrant: '0' }).beside).toHaveLength(1);
  });

  test('names fuel, use, prices with their months and upkeep beside the savings', () => {
    const texts = { annualUsage: '18,000', installationCost: '11,000' };
    const basis = answerReal(heatPumpCalculator, texts, { oilPrice: '9p' }).notes.at(-1);
    expect(basis).toContain('18,000 kWh of oil a year');
    expect(basis).toContain('£0.09 a kWh (as you entered it)');
    expect(basis).toMatch(/£0\.28 a kWh \(\w+ \d{4}\)/);
    expect(basis).toContain('Your home will differ');
  });

  test('says when a heat pump costs more than oil, draws no payback, and shows what changes that', () => {
    const texts = { homeSize: 'large', annualUsage: '20,000', installationCost: '11,000' };
    expect(presentReal(heatPumpCalculator, texts, { oilPrice: '7p' })).toMatchInlineSnapshot(`
      {
        "beside": [
          {
            "label": "Payback Period",
            "main": "does not pay back",
            "more": "on £11,000",
          },
          {
            "label": "Payback after the grant",
            "main": "does not pay back",
            "more": "with £9,000 from the Home Energy Scotland Grant and Loan, subject to eligibility",
          },
        ],
        "charts": [
          "Heating for a year: £1,400 now, £1,587 with a heat pump.",
        ],
        "given": [
          "Home size: Large (5+ bedrooms)",
          "Current system: Oil boiler",
          "Energy for heating: 20,000 kWh a year",
          "Installation cost: £11,000",
        ],
        "label": "Annual Savings",
        "main": "−£187",
        "notes": [
          "At these prices the heat pump does not pay back. Your own wind or solar power changes the sum: a 2.5 kW turbine beside the house supplies 39% of what it uses, with power that would otherwise be sold at £0.05 a kWh. Then it saves £316 a year and takes 34.8 years to pay back, not counting the cost of the turbine. Panels supply less, because they produce most in summer. A better COP makes a difference too: try one under Assumptions.",
          "The savings are for a home that buys 20,000 kWh of oil a year for heating at £0.07 a kWh (as you entered it), and a heat pump on electricity at £0.28 a kWh (January 2026). They leave out servicing: a heat pump's is about £200 a year (November 2026), that of an oil boiler £150. Your home will differ: the rows with other COPs show by how much.",
        ],
        "rows": [
          "Heating now: £1,400 a year",
          "With a heat pump: £1,587 a year",
          "CO2 Reduction: 4,640 kg a year",
          "Like the yearly uptake of: 221 trees",
          "COP: 3.0",
          "At COP 2.8, median of a field trial: −£300 a year, does not pay back",
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
