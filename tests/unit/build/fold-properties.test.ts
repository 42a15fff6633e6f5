import { expect, test } from 'vitest';
import { foldProperties } from '../../../src/build/fold-properties.ts';

const register = (name: string, first?: string) =>
  `@property ${name}{syntax:"*";inherits:false${first ? `;initial-value:${first}` : ''}}`;
const forOldBrowsers = (...declarations: string[]) =>
  `@layer properties{@supports (x:y){*{${declarations.join(';')}}}}`;

test('a variable that no rule sets gives way to its first value', () => {
  const css = `${forOldBrowsers('--tw-style:solid')}.x{border-style:var(--tw-style)}${register('--tw-style', 'solid')}`;
  expect(foldProperties(css)).toBe('.x{border-style:solid}');
});

test('one without a first value gives way to what is taken instead', () => {
  const css = `.x{touch-action:var(--tw-x,) pan-y;color:var(--tw-color,#08222d)}`;
  expect(foldProperties(css + register('--tw-x') + register('--tw-color'))).toBe(
    '.x{touch-action:pan-y;color:#08222d}',
  );
});

test('one that a rule sets stays, with its first values', () => {
  const css = `${forOldBrowsers('--tw-y:1')}.x{--tw-y:2}.z{scale:var(--tw-y)}${register('--tw-y', '1')}`;
  expect(foldProperties(css)).toBe(css);
});

test('one that is not registered stays, and goes where nothing reads it', () => {
  const css = '*,:before{--tw-a:0 0 #0000;--tw-b:initial;--tw-c:"x"}.x{top:var(--tw-a)}';
  expect(foldProperties(css)).toBe('*,:before{--tw-a:0 0 #0000}.x{top:var(--tw-a)}');
});

test('one within what another takes instead is kept with it', () => {
  const css = `.x{color:var(--tw-a,var(--tw-b))}${register('--tw-a')}${register('--tw-b')}`;
  expect(foldProperties(css)).toBe(
    `.x{color:var(--tw-a,var(--tw-b))}${register('--tw-a')}${register('--tw-b')}`,
  );
});

test('the order of layers is left alone', () => {
  const css = '@layer theme,base;@layer base{.x{top:0}}';
  expect(foldProperties(css)).toBe(css);
});
