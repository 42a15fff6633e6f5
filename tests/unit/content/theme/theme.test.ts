import { describe, expect, test } from 'vitest';
import { findUnreadable } from '../../../../src/content/theme/contrast.ts';
import {
  COLOUR_ROLES,
  COLOUR_SCHEMES,
  type Colours,
  type ColourRole,
  type ColourScheme,
} from '../../../../src/content/theme/palette.ts';
import { OTHER_THEME, THEME } from '../../../support/theme.ts';
import { adviseOnLogo, renderLogo } from '../../../../src/content/theme/logo.ts';
import { checkSettings } from '../../../../src/content/model/check-settings.ts';
import { themeSchema } from '../../../../src/content/model/schemas/theme.ts';

const change = (
  colours: Colours,
  role: ColourRole,
  scheme: ColourScheme,
  colour: string,
): Colours => ({
  ...colours,
  [role]: { ...colours[role], [scheme]: colour },
});

describe('colours with too little contrast', () => {
  // The background that a colour must contrast with.
  const cases = COLOUR_ROLES.flatMap((role) =>
    COLOUR_SCHEMES.map((scheme): [ColourRole, ColourScheme] => [role, scheme]),
  );
  test.each(cases)(
    'reports the changed colour alone, with a better one: %s, %s',
    (role, scheme) => {
      for (const spoilt of ['#777777', '#7a6a70']) {
        const colours = change(THEME.colours, role, scheme, spoilt);
        const [found, ...others] = findUnreadable(colours);
        expect(others).toEqual([]);
        expect(found).toMatchObject({ role, scheme });
        expect(found?.worst.contrast).toBeLessThan(found?.worst.minContrast ?? 0);
        const fixed = change(colours, role, scheme, found?.replacement ?? '');
        expect(findUnreadable(fixed)).toEqual([]);
      }
    },
  );

  test('suggests colours that work together', () => {
    const { surface, link, ...others } = THEME.colours;
    let colours: Colours = {
      ...others,
      surface: { ...surface, light: '#777777' },
      link: { ...link, light: '#eeeeee' },
    };
    const found = findUnreadable(colours);
    expect(found.map(({ role, scheme }) => [role, scheme])).toEqual([
      ['surface', 'light'],
      ['link', 'light'],
    ]);
    for (const { role, scheme, replacement = '' } of found) {
      colours = change(colours, role, scheme, replacement);
    }
    expect(findUnreadable(colours)).toEqual([]);
  });
});

const ONE = 'paste one drawing, from <svg> to </svg>';
const drawing = (inside: string, more = '') => `<svg viewBox="0 0 9 9" ${more}>${inside}</svg>`;

describe('the company’s logo', () => {
  test('accepts plain shapes', () => {
    for (const { mark } of [THEME, OTHER_THEME]) expect(adviseOnLogo(mark)).toBeUndefined();
    const shapes =
      '<g transform="rotate(9 1 1)" opacity=".5"><path d="M0,0L1 1z" fill="#fff"/><polygon points="0,0 1,1" stroke="none" fill="ACCENT"/></g> ';
    expect(adviseOnLogo(drawing(shapes, 'xmlns="http://www.w3.org/2000/svg"'))).toBeUndefined();
  });

  test.each([
    ['<script>alert(1)</script>', 'remove <script>'],
    ['<style>*{fill:red}</style>', 'remove <style>'],
    ['<use href="#a"/>', 'remove <use>'],
    ['<image href="https://m.example/a.png"/>', 'remove <image>'],
    ['<foreignObject><p>a</p></foreignObject>', 'remove <foreignObject>'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'remove <a>'],
    ['<animate attributeName="fill"/>', 'remove <animate>'],
    ['<text>Ness</text>', 'remove <text>'],
    ['Ness', 'remove text and comments'],
    ['<!-- Ness -->', 'remove text and comments'],
    ['<path onclick="alert(1)"/>', 'remove onclick from <path>'],
    ['<path style="fill:red"/>', 'remove style from <path>'],
    ['<path class="a"/>', 'remove class from <path>'],
    ['<path id="a"/>', 'remove id from <path>'],
    ['<path d="M0 0&quot;/>"/>', 'remove d from <path>'],
    ['<path mask="url(#a)"/>', 'remove mask from <path>'],
    ['<path fill="url(#a)"/>', 'change fill="url(#a)"'],
    ['<path fill="red"/>', 'change fill="red"'],
    ['<path stroke="var(--x)"/>', 'change stroke="var(--x)"'],
  ])('rejects a logo with %s', (inside, fix) => {
    expect(adviseOnLogo(drawing(inside))?.fix).toContain(fix);
  });

  test.each([
    ['', ONE],
    ['Ness', ONE],
    [`${drawing('')}${drawing('')}`, ONE],
    [`${drawing('')}<p>`, ONE],
    [drawing('<p>'), ONE],
    ['<svg><path d="M0 0"/></svg>', 'add viewBox='],
    ['<svg viewBox="0 0 9"/>', 'add viewBox='],
    [drawing('<g></g>'.repeat(1000)), 'fewer points'],
  ])('rejects anything other than a single small drawing: %.40s', (svg, fix) => {
    expect(adviseOnLogo(svg)?.fix).toContain(fix);
  });

  test('draws the logo with the given colours', () => {
    const paints = { text: 'currentColor', link: '#00f', accent: 'gold' };
    const shapes = '<g fill="Text"><path stroke="link" fill="accent"/><path fill="#123456"/></g>';
    const svg = drawing(shapes, 'width="3" xmlns="http://www.w3.org/2000/svg"');
    expect(renderLogo(svg, paints, { width: '40', 'aria-hidden': 'true' })).toBe(
      '<svg viewBox="0 0 9 9" width="40" aria-hidden="true"><g fill="currentColor"><path stroke="#00f" fill="gold"></path><path fill="#123456"></path></g></svg>',
    );
  });
});

const KEPT = 'the site shows its last good colours and logo, or the original ones';
const { colours } = OTHER_THEME;
const check = (changed: object) =>
  checkSettings(themeSchema, JSON.stringify({ ...OTHER_THEME, ...changed }));

test('suggests a colour with enough contrast', () => {
  const link = { ...colours.link, light: '#c06090' };
  const { value, problems } = check({ colours: { ...colours, link } });
  expect(value).toBeUndefined();
  expect(problems).toEqual([
    {
      field: 'colours.link.light',
      expected: expect.stringMatching(
        /^more contrast: links \(#c06090\) on [\w ]+ \(#[0-9a-f]{6}\) has [1-4]\.\d\d and needs 4\.5$/,
      ) as string,
      got: '"#c06090"',
      fix: expect.stringMatching(/^use #[0-9a-f]{6}$/) as string,
      fixInForm: expect.stringMatching(
        /^use #[0-9a-f]{6}: the contrast of links on [\w ]+ is [1-4]\.\d\d and must be at least 4\.5$/,
      ) as string,
      untilThen: KEPT,
    },
  ]);
});

test('reports an invalid colour before any contrast', () => {
  const link = { ...colours.link, light: 'blue' };
  const { problems } = check({ colours: { ...colours, link } });
  expect(problems.map(({ field, expected }) => [field, expected])).toEqual([
    ['colours.link.light', 'a colour'],
  ]);
});
