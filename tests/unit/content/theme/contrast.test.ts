import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { findUnreadable } from '../../../../src/content/theme/contrast.ts';
import {
  ROLES,
  SCHEMES,
  type Colours,
  type Role,
  type Scheme,
} from '../../../../src/content/theme/palette.ts';
import { OTHER_THEME, THEME } from '../../../support/theme.ts';

const change = (colours: Colours, role: Role, scheme: Scheme, colour: string): Colours => ({
  ...colours,
  [role]: { ...colours[role], [scheme]: colour },
});

test('words, controls and marks of the built-in look can be read and seen', () => {
  expect(findUnreadable(THEME.colours)).toEqual([]);
});

describe('a colour that spoils something', () => {
  // What a colour must stand out from, in its place.
  const cases = ROLES.flatMap((role) => SCHEMES.map((scheme): [Role, Scheme] => [role, scheme]));
  test.each(cases)('is told with a colour that does not: %s, %s', (role, scheme) => {
    for (const spoilt of ['#777777', '#7a6a70']) {
      const colours = change(THEME.colours, role, scheme, spoilt);
      const found = findUnreadable(colours).find(
        (one) => one.role === role && one.scheme === scheme,
      );
      expect(found?.worst.contrast).toBeLessThan(found?.worst.least ?? 0);
      const mended = change(colours, role, scheme, found?.instead ?? '');
      const left = findUnreadable(mended).map((one) => `${one.role}.${one.scheme}`);
      expect(left).not.toContain(`${role}.${scheme}`);
    }
  });

  test('is told once, by the pair that needs most, with both its colours', () => {
    const colours = change(OTHER_THEME.colours, 'text', 'light', '#b0a0a8');
    expect(findUnreadable(OTHER_THEME.colours)).toEqual([]);
    const [found, ...others] = findUnreadable(colours);
    expect(others).toEqual([]);
    const { front, frontColour, groundColour, contrast, least } = found?.worst ?? {};
    expect(['text', 'muted', 'control']).toContain(front);
    expect(contrast).toBeLessThan(least ?? 0);
    expect(contrast).toBeCloseTo(wcagContrast(frontColour ?? '', groundColour ?? ''), 6);
  });

  test('is left to its owner where no other lightness would do', () => {
    const { surface, ...others } = THEME.colours;
    // Ground for words in dark and in light.
    const colours = {
      ...others,
      surface: { ...surface, light: '#777777' },
      link: { ...others.link, light: '#888888' },
    };
    const links = findUnreadable(colours).find(({ role }) => role === 'link');
    expect(links).toMatchObject({ scheme: 'light', instead: undefined });
  });
});
