import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOf } from '../../../src/integrations/theme-colours.ts';
import { THEME } from '../../support/theme.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The declarations of a style sheet: name and value. */
const declaredIn = (sheet: string) =>
  [...sheet.matchAll(/--([\w-]+):\s*([^;{}]+)/g)].map(([, name = '', value = '']) => [name, value]);

test('defines exactly the colours that have values', () => {
  const [light = ''] = tokensOf(THEME.colours).split(':root');
  const named = declaredIn(css).filter(([, value]) => value === 'unset');
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([name]) => name).toSorted()).toEqual(
    declaredIn(light)
      .map(([name]) => name)
      .toSorted(),
  );
});

test('defines no unused role', () => {
  const files = globSync('src/**/*.{css,astro,ts,tsx}', {
    exclude: ['src/styles/tokens.css', 'src/content/theme/*'],
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
  const purposes = declaredIn(css).flatMap(([name = '']) => (inherent.test(name) ? [] : [name]));
  expect(purposes.filter((name) => !isUsed(name))).toEqual([]);
});
