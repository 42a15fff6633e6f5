import { expect, test } from 'vitest';
import {
  findSourceColour,
  paletteOf,
  COLOUR_ROLES,
  COLOUR_SCHEMES,
} from '../../../../src/content/theme/palette.ts';
import { THEME as OTHER_THEME } from '../../../support/theme.ts';

/** Differs from the other theme in every colour. */
const THEME = {
  colours: {
    surface: { light: '#f7f6f1', dark: '#0d1e2b' },
    text: { light: '#08222d', dark: '#eef1ea' },
    link: { light: '#17566a', dark: '#8ecbd8' },
    accent: { light: '#f5c93a', dark: '#f5c93a' },
    deep: { light: '#08222d', dark: '#081520' },
    sky: { light: '#b9dbe4', dark: '#071019' },
  },
};
const palettes = [THEME, OTHER_THEME].map(({ colours }) => paletteOf(colours));
const [palette, otherPalette] = palettes as [(typeof palettes)[0], (typeof palettes)[0]];
const names = Object.keys(palette.light) as (keyof typeof palette.light)[];

test('uses the company’s six colours unchanged', () => {
  for (const scheme of COLOUR_SCHEMES) {
    for (const role of COLOUR_ROLES) {
      const name = role === 'sky' ? 'sky-top' : role;
      expect(otherPalette[scheme][name], `${role}, ${scheme}`).toBe(
        OTHER_THEME.colours[role][scheme],
      );
    }
  }
});

test.each(COLOUR_SCHEMES)('derives each colour of %s from its declared origin', (scheme) => {
  for (const name of names) {
    const decided = findSourceColour(name, scheme);
    if (!decided) {
      expect(otherPalette[scheme][name], name).toBe(palette[scheme][name]);
      continue;
    }
    const [role, of] = decided;
    const changed = { ...THEME.colours[role], [of]: OTHER_THEME.colours[role][of] };
    const changedPalette = paletteOf({ ...THEME.colours, [role]: changed });
    expect(changedPalette[scheme][name], name).toBe(otherPalette[scheme][name]);
    expect(changedPalette[scheme][name], name).not.toBe(palette[scheme][name]);
  }
});

test('keeps greys neutral', () => {
  const grey = { light: '#ffffff', dark: '#222222' };
  const { light, dark } = paletteOf({ ...THEME.colours, surface: grey });
  for (const { raised, sunken, hairline } of [light, dark]) {
    for (const colour of [raised, sunken, hairline]) expect(colour).toMatch(/^#(..)\1\1$/);
  }
});
