import { expect, test } from 'vitest';
import { checkSingleFile } from '../../../../src/content/checks/check-single-file.ts';
import { themeSchema } from '../../../../src/content/schemas/theme.ts';
import { OTHER_THEME } from '../../../support/theme.ts';

const { colours } = OTHER_THEME;
const check = (changed: object) =>
  checkSingleFile(themeSchema, JSON.stringify({ ...OTHER_THEME, ...changed }));

test('a look whose words can be read and whose mark is harmless is used', () => {
  expect(check({})).toEqual({ value: OTHER_THEME, problems: [] });
});

test('a colour with too little contrast is refused with the pair, the ratio and one that has enough', () => {
  const link = { ...colours.link, light: '#c06090' };
  const { value, problems } = check({ colours: { ...colours, link } });
  expect(value).toBeUndefined();
  expect(problems).toEqual([
    {
      field: 'colours.link.light',
      expected: expect.stringMatching(
        /^a contrast of at least 4\.5 for link \(#c06090\) on [\w-]+ \(#[0-9a-f]{6}\), which has [1-4]\.\d\d$/,
      ) as string,
      got: '"#c06090"',
      fix: expect.stringMatching(/^write "#[0-9a-f]{6}"$/) as string,
    },
  ]);
  const [, instead = ''] = /"(.+)"/.exec(problems[0]?.fix ?? '') ?? [];
  expect(check({ colours: { ...colours, link: { ...link, light: instead } } }).problems).toEqual(
    [],
  );
});

test('what is no colour is told before any contrast', () => {
  const link = { ...colours.link, light: 'blue' };
  const { problems } = check({ colours: { ...colours, link } });
  expect(problems.map(({ field, expected }) => [field, expected])).toEqual([
    ['colours.link.light', 'a colour, as #rrggbb'],
  ]);
});

test('a mark that is no plain drawing is refused, and what to take out is told', () => {
  const mark = OTHER_THEME.mark.replace('<circle', '<script>a()</script><circle onload="a()"');
  const { value, problems } = check({ mark });
  expect(value).toBeUndefined();
  expect(problems.map(({ field, fix }) => [field, fix])).toEqual([
    ['mark', 'take out <script>'],
    ['mark', 'take onload out of <circle>'],
  ]);
});
