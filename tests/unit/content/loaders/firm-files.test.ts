import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../../../../src/content/checks/content-file.ts';
import { writeFiles } from '../../scripts/checked-folder.ts';
import { FIRM_FILES } from '../../../../src/content/kinds/single-files.ts';
import { readFirmFiles } from '../../../../src/content/loaders/firm-files.ts';
import { OTHER_THEME } from '../../../support/theme.ts';

const schemas = {
  company: z.strictObject({ name: z.string() }),
  'pages/home': z.strictObject({ title: z.string(), lead: z.string() }),
  theme: FIRM_FILES.theme,
};
const BUILT_IN = {
  'company.json': '{"name":"The sample"}',
  'pages/home.json': '{"title":"Welcome","lead":"We are here."}',
};

/** A content repository of these files, and the cache of the builds that read it. */
function createRepository() {
  const files = new Map<string, string>();
  const cache = new Map<string, string>();
  let isDown = false;
  const read = (folder: string): Promise<SourceFile[]> => {
    if (isDown) return Promise.reject(new Error('The repository answered 502'));
    const prefix = folder === '' ? '' : `${folder}/`;
    const found = [...files].filter(
      ([path]) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'),
    );
    return Promise.resolve(
      found.map(([path, text]) => ({ name: path.slice(prefix.length), text })),
    );
  };
  return {
    files,
    breakDown: () => (isDown = true),
    build: async () => {
      const { values, report } = await readFirmFiles(
        { name: 'ness/content@main', read },
        cache,
        await writeFiles(BUILT_IN),
        schemas,
      );
      return { values: Object.fromEntries(values), report };
    },
  };
}

describe('files about the firm in a content repository', () => {
  test('are used, each by itself', async () => {
    const repository = createRepository();
    repository.files.set('pages/home.json', '{"title":"Wind"}');
    repository.files.set('package.json', '{}');
    const { values, report } = await repository.build();
    expect(values).toEqual({ 'pages/home': { title: 'Wind', lead: 'We are here.' } });
    expect(report).toMatchObject({ source: 'ness/content@main', leftOut: [], isClean: true });
  });

  test('have every fact of the firm themselves, while texts that they lack are the built-in ones', async () => {
    const repository = createRepository();
    repository.files.set('company.json', '{}');
    repository.files.set('pages/home.json', '{}');
    const { values, report } = await repository.build();
    expect(values).toEqual({ 'pages/home': { title: 'Welcome', lead: 'We are here.' } });
    expect(report.leftOut).toEqual(['company.json']);
  });

  test('need not be there', async () => {
    const { values, report } = await createRepository().build();
    expect(values).toEqual({});
    expect(report).toMatchObject({ source: 'content/', leftOut: [], unread: [], isClean: true });
  });

  test('are refused where nobody could read the words, with a colour to write instead', async () => {
    const repository = createRepository();
    const { surface, ...others } = OTHER_THEME.colours;
    const colours = { ...others, surface: { ...surface, light: others.text.light } };
    repository.files.set('theme.json', JSON.stringify({ ...OTHER_THEME, colours }));
    const { values, report } = await repository.build();
    expect(values).toEqual({});
    expect(report).toMatchObject({ leftOut: ['theme.json'], isClean: false });
    const fixes = report.problems.map(({ problem }) => problem.fix);
    expect(fixes).toContainEqual(expect.stringMatching(/^write "#[0-9a-f]{6}"$/));
  });

  test('give way to their last good version, and else to the built-in file', async () => {
    const repository = createRepository();
    repository.files.set('company.json', '{"name":"Ness Power"}');
    await repository.build();
    repository.files.set('company.json', '{"name":4}');
    repository.files.set('pages/home.json', '{');
    const { values, report } = await repository.build();
    expect(values).toEqual({ company: { name: 'Ness Power' } });
    expect(report).toMatchObject({
      leftOut: ['company.json', 'pages/home.json'],
      problems: [
        { file: 'company.json', outcome: 'The last good version is used.' },
        { file: 'pages/home.json', outcome: 'The built-in file is used.' },
      ],
      isClean: false,
    });
  });

  test('are the built-in ones again once they are removed', async () => {
    const repository = createRepository();
    repository.files.set('company.json', '{"name":"Ness Power"}');
    await repository.build();
    repository.files.delete('company.json');
    expect((await repository.build()).values).toEqual({});
  });

  test('stay as they were while the repository cannot be read, which is said', async () => {
    const repository = createRepository();
    repository.files.set('company.json', '{"name":"Ness Power"}');
    await repository.build();
    repository.breakDown();
    for (const build of [repository.build, repository.build]) {
      const { values, report } = await build();
      expect(values).toEqual({ company: { name: 'Ness Power' } });
      expect(report).toMatchObject({
        error: 'The repository answered 502',
        inUse: 'last-good',
        isClean: false,
      });
      expect(report.unread).not.toEqual([]);
    }
  });
});
