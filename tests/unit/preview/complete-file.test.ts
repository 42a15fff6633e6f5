import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS_FILES } from '../../../src/content/model/settings-files.ts';
import { completeFile, type FileSchema } from '../../../src/preview/complete-file.ts';

const builtIn = JSON.parse(readFileSync('tests/fixtures/firm/company.json', 'utf8')) as {
  tagline: string;
};
const schema = SETTINGS_FILES.company as FileSchema;
const complete = (typed: object) => completeFile(schema, { ...typed }, { ...builtIn });

test('a file that comes with the site stays as it is', () => {
  expect(complete(builtIn)).toEqual(builtIn);
});

test('what is typed stands in it', () => {
  expect(complete({ ...builtIn, name: 'Croft Power' })).toMatchObject({ name: 'Croft Power' });
});

test('where something is missing or of no use, what comes with the site stands', () => {
  const { tagline } = builtIn;
  expect(complete({ ...builtIn, tagline: ' ', staff: 'many' })).toMatchObject({ tagline });
  expect(complete({})).toMatchObject({ tagline });
});

test('what may be left out is left out', () => {
  expect(complete({ ...builtIn, place: '', people: [] })).not.toHaveProperty('place');
});

test('of entries that stand by themselves, each is what is typed once it can be used', () => {
  const figures = JSON.parse(readFileSync('tests/fixtures/firm/figures.json', 'utf8')) as Record<
    string,
    object
  >;
  const [first = '', second = ''] = Object.keys(figures).filter((name) => name !== '$schema');
  const typed = {
    ...figures,
    [first]: { ...figures[first], value: 7 },
    [second]: { ...figures[second], value: '' },
  };
  expect(completeFile(SETTINGS_FILES.figures, typed, figures)).toEqual({
    ...figures,
    [first]: { ...figures[first], value: 7 },
  });
});
