import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SINGLE_FILES } from '../../../../src/content/model/settings-files.ts';
import { readContentSettings } from '../../../../src/content/pipeline/read-settings.ts';
import type { ContentSource } from '../../../../src/content/sources/source.ts';
import { OTHER_THEME } from '../../../support/theme.ts';

const names = Object.keys(SINGLE_FILES).map((name) => `${name}.json`);
const builtInTexts = new Map(names.map((name) => [name, readFileSync(`content/${name}`, 'utf8')]));
const COMPANY = readFileSync('tests/fixtures/company/company.json', 'utf8');
const COMPANY_NAME = (JSON.parse(COMPANY) as { name: string }).name;
const NO_NAME = COMPANY.replace('"name":', '"nam":');

/** A source with these files; changes apply to the next read. */
const sourceOf = (name: string, files: ReadonlyMap<string, string>): ContentSource => ({
  name,
  read: (folder) => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const found = [...files].filter(
      ([path]) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'),
    );
    return Promise.resolve(
      found.map(([path, text]) => ({ name: path.slice(prefix.length), text })),
    );
  },
});

/** A content repository, and the cache of the builds that read it. */
function createRepository() {
  const files = new Map<string, string>();
  const builtInFiles = new Map(builtInTexts);
  const cache = new Map<string, string>();
  const source = sourceOf('ness/content@main', files);
  let isDown = false;
  const remote: ContentSource = {
    ...source,
    read: (...args) =>
      isDown ? Promise.reject(new Error('The repository answered 502')) : source.read(...args),
  };
  return {
    files,
    own: builtInFiles,
    breakDown: () => (isDown = true),
    build: () => readContentSettings(sourceOf('content/', builtInFiles), remote, cache),
  };
}

const ofSite = await readContentSettings(sourceOf('content/', builtInTexts));

describe('built-in settings files', () => {
  test('parses built-in settings files with their schemas', () => {
    expect(Object.keys(ofSite.files).map((name) => `${name}.json`)).toEqual(names);
    expect(ofSite.report).toMatchObject({ source: 'content/', problems: [], isClean: true });
    const texts = ofSite.files['pages/privacy'].sections[0]?.paragraphs[0]?.text;
    expect(texts).toEqual({ html: expect.any(String) as string });
  });

  test.each(names)('throws if no version of %s is valid', async (name) => {
    for (const [text, problem] of [
      ['{"secret"', 'expected a JSON object'],
      ['[]', 'expected a'],
      [undefined, 'expected the file; got nothing'],
    ] as const) {
      const files = new Map(builtInTexts);
      if (text === undefined) files.delete(name);
      else files.set(name, text);
      const reading = readContentSettings(sourceOf('content/', files));
      await expect(reading).rejects.toThrow(`content/${name} is invalid`);
      await expect(reading).rejects.toThrow(problem);
    }
  });
});

describe('settings files in a content repository', () => {
  test('replaces each built-in file that the repository has', async () => {
    const repository = createRepository();
    repository.files.set('pages/home.json', '{"title":"Wind","stay":{"title":"Sleep"}}');
    repository.files.set('package.json', '{}');
    const { files, report } = await repository.build();
    const { 'pages/home': home } = ofSite.files;
    expect(files).toEqual({
      ...ofSite.files,
      'pages/home': { ...home, title: 'Wind', stay: { ...home.stay, title: 'Sleep' } },
    });
    expect(report).toMatchObject({ source: 'ness/content@main', skipped: [], isClean: true });
  });

  test('names the field of a lone surrogate', async () => {
    const repository = createRepository();
    repository.files.set('pages/home.json', '{"title":"Sun \\ud83d"}');
    const { files, report } = await repository.build();
    expect(files['pages/home'].title).toBe('Sun \ufffd');
    expect(report.problems).toMatchObject([
      { file: 'pages/home.json', problem: { field: 'title', expected: 'complete characters' } },
    ]);
  });

  test('inherits only texts, never company facts, from the built-in files', async () => {
    const repository = createRepository();
    repository.files.set('company.json', '{}');
    repository.files.set('pages/home.json', '{}');
    const { files, report } = await repository.build();
    expect(files).toEqual(ofSite.files);
    expect(report.skipped).toEqual(['company.json']);
  });

  test('uses a settings file even if the built-in one is invalid', async () => {
    const repository = createRepository();
    repository.own.set('company.json', '{');
    repository.files.set('company.json', COMPANY);
    const { files, report } = await repository.build();
    expect(files.company.name).toBe(COMPANY_NAME);
    expect(report).toMatchObject({ problems: [], isClean: true });
  });

  test('accepts the earlier name of dark mode', async () => {
    const repository = createRepository();
    repository.files.set(
      'theme.json',
      JSON.stringify(OTHER_THEME).replaceAll('"dark":', '"dusk":'),
    );
    const { files, report } = await repository.build();
    expect(files.theme.colours).toEqual(OTHER_THEME.colours);
    expect(report).toMatchObject({ problems: [], isClean: true });
  });

  test('replaces an invalid settings file with its last good version or the built-in one', async () => {
    const repository = createRepository();
    repository.files.set('company.json', COMPANY);
    await repository.build();
    repository.files.set('company.json', NO_NAME);
    repository.files.set('pages/home.json', '{');
    const { files, report } = await repository.build();
    expect(files.company.name).toBe(COMPANY_NAME);
    expect(files['pages/home']).toEqual(ofSite.files['pages/home']);
    expect(report).toMatchObject({ skipped: ['company.json', 'pages/home.json'], isClean: false });
    expect(report.problems.map(({ file, outcome }) => [file, outcome])).toEqual([
      ['company.json', 'The last good version is used.'],
      ['company.json', 'The last good version is used.'],
      ['pages/home.json', 'The built-in file is used.'],
    ]);
  });

  test('omits only the paragraph with an unknown condition', async () => {
    const repository = createRepository();
    const privacy = JSON.parse(builtInTexts.get('pages/privacy.json') ?? '') as {
      sections: { paragraphs: object[] }[];
    };
    privacy.sections[0]?.paragraphs.unshift(
      { text: 'It is kept by {formService}.', when: 'form-receipt' },
      { text: 'x'.repeat(1300), when: 'form-receipt', colour: 'blue' },
    );
    repository.files.set('pages/privacy.json', JSON.stringify(privacy));
    const { files, report } = await repository.build();
    expect(files).toEqual(ofSite.files);
    expect(report).toMatchObject({ skipped: [], isClean: true });
    const conditions = report.problems.filter(({ problem }) => problem.field.endsWith('.when'));
    expect(conditions).toMatchObject([
      { problem: { field: 'sections[0].paragraphs[0].when', got: '"form-receipt"' } },
      { problem: { field: 'sections[0].paragraphs[1].when' } },
    ]);
    expect(conditions[0]?.problem.untilThen).toBe('the site leaves out its paragraph');
  });

  test('uses the built-in files once the repository’s are deleted', async () => {
    const repository = createRepository();
    repository.files.set('company.json', COMPANY);
    await repository.build();
    repository.files.delete('company.json');
    expect((await repository.build()).files).toEqual(ofSite.files);
  });

  test('keeps the last settings while the repository cannot be read', async () => {
    const repository = createRepository();
    repository.files.set('company.json', COMPANY);
    await repository.build();
    repository.breakDown();
    for (const build of [repository.build, repository.build]) {
      const { files, report } = await build();
      expect(files.company.name).toBe(COMPANY_NAME);
      expect(report).toMatchObject({
        error: 'The repository answered 502',
        inUse: 'last-good',
        isClean: false,
      });
      expect(report.unreadable).not.toEqual([]);
    }
  });
});
