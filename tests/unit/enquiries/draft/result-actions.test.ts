import { describe, expect, test } from 'vitest';
import { withFigures } from '../../../../src/enquiries/draft/ResultActions.tsx';

const SOLAR = ['Postcode: HS8 5SS', 'Annual Output: 2,880 kWh'];
const WIND = ['Turbine: 5 kW', 'Payback Period: 9.1 years'];

describe('a request for a quote', () => {
  test('lists one figure per line', () => {
    expect(withFigures('', SOLAR)).toBe(
      'I would like a quote.\n\nThe calculator on your site gave me:\nPostcode: HS8 5SS\nAnnual Output: 2,880 kWh\n\n',
    );
  });

  test('keeps the visitor’s message, and replaces only earlier figures', () => {
    const typed = 'Dear all,\n\nWe have a byre by the shore.';
    const edited = `${withFigures(typed, SOLAR)}\nPlease ring after six.`;
    expect(edited).toContain(`${typed}\n\nThe calc`);
    const message = withFigures(edited, WIND);
    expect(message).not.toContain('HS8 5SS');
    for (const kept of [typed, 'Please ring after six.', 'Payback Period: 9.1 years']) {
      expect(message).toContain(kept);
    }
  });

  test('keeps text added after the figures', () => {
    for (const written of ['My roof faces south.', '\nMy roof faces south.']) {
      const message = withFigures(withFigures('', SOLAR).trimEnd() + `\n${written}`, WIND);
      expect(message).toContain('My roof faces south.');
      expect(message).not.toContain('HS8 5SS');
    }
  });

  test('does not add the same figures twice', () => {
    const once = withFigures('', SOLAR);
    expect(withFigures(once, SOLAR)).toBe(once);
  });
});
