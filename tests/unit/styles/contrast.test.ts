import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a style sheet declares, by name. */
const declaredIn = (sheet: string) =>
  new Map(
    [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

const css = readFileSync('src/styles/tokens.css', 'utf8');
const dusk = readFileSync('src/styles/dusk.css', 'utf8');
const declarations = declaredIn(css);
const atDusk = declaredIn(dusk);

type Theme = 'light' | 'dark';

/** The hex colour of a token, or of the palette, in a theme. */
function colour(name: string, theme: Theme): string {
  const byDay = declarations.get(`color-${name}`) ?? declarations.get(name);
  const value = theme === 'dark' ? (atDusk.get(`color-${name}`) ?? byDay) : byDay;
  if (!value) throw new Error(`--color-${name} is not a token`);
  const reference = /^--theme\(--([\w-]+) inline\)$/.exec(value)?.[1];
  return reference ? colour(reference, theme) : value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = NaN, g = NaN, b = NaN] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['surface', 'raised', 'sunken', 'sky'];
const TEXTS = ['text', 'muted', 'link', 'danger', 'mark'];
const TEXT_PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text): [string, string] => [text, surface])),
  ['on-deep', 'deep'],
  ['muted-on-deep', 'deep'],
  ['link-on-deep', 'deep'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['muted', 'hairline'],
  ['text', 'sky-day-low'],
];
const CONTROL_PAIRS: [string, string][] = [
  ...['control', 'focus', 'mark-wind', 'mark-sun', 'mark-heat'].flatMap((mark) =>
    SURFACES.map((surface): [string, string] => [mark, surface]),
  ),
  ['accent', 'deep'],
];

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  it.each(TEXT_PAIRS.filter(([, on]) => theme === 'light' || on !== 'sky-day-low'))(
    '%s can be read on %s',
    (text, surface) => {
      expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(CONTROL_PAIRS)('%s can be seen on %s', (mark, surface) => {
    expect(contrast(colour(mark, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the sky of the hero and of the call to action', () => {
  it.each([
    ['light', 'sky-day-top'],
    ['light', 'sky-day-low'],
    ['dark', 'sky-dusk-top'],
    ['dark', 'sky-dusk-low'],
  ] as const)('words and links can be read on the %s sky at %s', (theme, sky) => {
    for (const text of ['text', 'muted', 'link']) {
      expect(contrast(colour(text, theme), colour(sky, theme))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colour('focus', theme), colour(sky, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the token file', () => {
  it('holds no token that nothing uses', () => {
    const used = new Set(
      [...(css + dusk).matchAll(/--theme\(--([\w-]+) inline\)/g)].map(([, name]) => name),
    );
    const palette = [...declarations].filter(([, value]) => value.startsWith('#'));
    expect(palette.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('names no purpose that nothing has', () => {
    const files = globSync('src/**/*.{css,astro,ts,tsx}', {
      exclude: ['src/styles/{tokens,dusk}.css'],
    });
    const source = [css, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
    const isUsed = (token: string) => {
      const [, utility = token] =
        /^(?:color|text|font-weight|spacing|grid-template-columns|container|radius|shadow|breakpoint)-(.+)/.exec(
          token,
        ) ?? [];
      const asClass = new RegExp(`[a-z]-${utility}(?![\\w-])|(?<=[\\s"'\`])${utility}:`);
      return source.includes(`var(--${token})`) || (utility !== token && asClass.test(source));
    };
    const inherent = /^(spacing|font-(heading|reading)|background-image-sky|.*-\*)$/;
    const purposes = [...declarations].filter(
      ([name, value]) => !inherent.test(name) && !value.startsWith('#'),
    );
    expect(purposes.map(([name]) => name).filter((name) => !isUsed(name))).toEqual([]);
  });
});
