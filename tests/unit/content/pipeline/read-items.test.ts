import { describe, expect, test } from 'vitest';
import type { DownloadImages } from '../../../../src/content/images/download-images.ts';
import { CONTENT_TYPES } from '../../../../src/content/model/content-types.ts';
import { readItems, type ReadItemsOptions } from '../../../../src/content/pipeline/read-items.ts';
import { unreadableFile, type SourceFile } from '../../../../src/content/model/content-file.ts';
import type { ContentSource, SourceCache } from '../../../../src/content/sources/source.ts';
import { createBenefit, MINIMAL_ITEMS } from '../../../support/items.ts';
import { textFile } from '../../../support/source-file.ts';

const file = (name: string, content: unknown = createBenefit(name)): SourceFile =>
  textFile(`${name}.json`, JSON.stringify(content));

const sourceOf = (name: string, ...files: SourceFile[]): ContentSource => ({
  name,
  read: () => Promise.resolve(files),
});
const repository = (...files: SourceFile[]) => sourceOf('remote', ...files);
const failing: ContentSource = {
  name: 'remote',
  read: () => Promise.reject(new Error('Status 500')),
};
const builtIn = sourceOf(
  'content/',
  file('air', createBenefit('air', { title: 'Built in', order: 7 })),
  file('sea'),
);

async function read(
  remote?: ContentSource,
  more: Partial<ReadItemsOptions> = {},
  cache: SourceCache = new Map<string, string>(),
) {
  const contentType = CONTENT_TYPES.benefits;
  const options = { folder: 'benefits', contentType, builtIn, remote, ...more };
  const { items, report } = await readItems(options, cache);
  const shown = items.map(({ id, isListed }) => {
    const origin = report.files?.used.find((used) => used.id === id)?.origin;
    return `${id} ${origin}${isListed ? '' : ' unlisted'}`;
  });
  const outcomes = report.problems.map(({ file: path, outcome }) => `${path}: ${outcome}`);
  return { items, shown, report, outcomes: [...new Set(outcomes)] };
}

test('reads the built-in folder if there is no repository', async () => {
  const { shown, report } = await read();
  expect(shown).toEqual(['air built-in', 'sea built-in']);
  expect(report).toMatchObject({ source: 'content/', items: 2, problems: [], isClean: true });
  const { sha } = file('sea');
  expect(report.files?.used[1]).toMatchObject({ title: 'Title of sea', file: 'sea.json', sha });
});

test('skips and reports an invalid built-in file', async () => {
  const builtIn = sourceOf('content/', file('air', {}), file('sea'));
  const { shown, outcomes } = await read(undefined, { builtIn });
  expect(shown).toEqual(['sea built-in']);
  expect(outcomes).toEqual(['benefits/air.json: The item is skipped.']);
  const { shown: both } = await read(repository(file('air', {}), file('rain')), { builtIn });
  expect(both).toEqual(['rain repository']);
});

describe('a repository without valid files', () => {
  const noFiles = 'remote has no JSON files in benefits';
  const noItems = 'remote has no valid files in benefits';
  const twoBad = repository(file('air', {}), file('wind', {}));
  const lost = repository(unreadableFile('air.json', 'b'));

  test.each([
    ['fails', failing, 'Status 500', ['benefits'], ['benefits'], []],
    ['has no files', repository(), noFiles, [], [], []],
    ['has only invalid files', twoBad, noItems, [], [], ['air.json', 'wind.json']],
    ['sends none of its files', lost, noItems, ['air.json'], [], ['air.json']],
  ])(
    'uses the last good content or the built-in content for a repository that %s',
    async (...args) => {
      const [, remote, error, missed, missedAgain, skipped] = args;
      const first = await read(remote);
      expect(first.shown).toEqual(['air built-in', 'sea built-in']);
      expect(first.report).toMatchObject({ source: 'content/', inUse: 'built-in', error });
      expect(first.report).toMatchObject({ unreadable: missed, skipped, isClean: false });
      const cache = new Map<string, string>();
      await read(repository(file('air'), file('wind')), {}, cache);
      for (let build = 0; build < 2; build++) {
        const again = await read(remote, {}, cache);
        expect(again.shown).toEqual(['air last-good', 'wind last-good']);
        expect(again.report).toMatchObject({ source: 'remote', inUse: 'last-good', error });
        expect(again.report).toMatchObject({ unreadable: missedAgain, skipped, isClean: false });
      }
    },
  );

  test('never uses another repository’s last good content', async () => {
    const cache = new Map<string, string>();
    await read(sourceOf('other', file('wind')), {}, cache);
    expect((await read(failing, {}, cache)).shown).toEqual(['air built-in', 'sea built-in']);
  });

  test('accepts a repository without an optional folder', async () => {
    const contentType = { ...CONTENT_TYPES.benefits, isOptional: true };
    const cache = new Map<string, string>();
    await read(repository(file('wind')), { contentType }, cache);
    const { shown, report } = await read(repository(), { contentType }, cache);
    expect(shown).toEqual(['air built-in', 'sea built-in']);
    expect(report.isClean).toBe(true);
  });
});

describe('an invalid file among others', () => {
  const bad = file('air', { ...createBenefit('air'), title: 7 });
  const rain = file('rain');

  test('replaces an invalid file with its last good version or the built-in item', async () => {
    const cache = new Map<string, string>();
    const other = await read(repository(bad, rain, file('wind', {})), {}, cache);
    expect(other.shown.sort()).toEqual(['air built-in', 'rain repository']);
    expect(other.outcomes).toEqual([
      'benefits/air.json: The built-in item is used.',
      'benefits/wind.json: The item is skipped.',
    ]);
    expect(other.report).toMatchObject({ skipped: ['air.json', 'wind.json'], isClean: false });
    expect(other.report.files?.skipped).toMatchObject([{ sha: bad.sha }, {}]);
    await read(repository(file('air'), rain), {}, cache);
    for (const now of [bad, unreadableFile('air.json', 'Status 500'), bad]) {
      const again = await read(repository(now, rain), {}, cache);
      expect(again.shown.sort()).toEqual(['air last-good', 'rain repository']);
      expect(again.outcomes).toEqual(['benefits/air.json: The last good version is used.']);
      expect(again.report.unreadable).toEqual([]);
    }
    expect((await read(repository(rain), {}, cache)).shown).toEqual(['rain repository']);
    const withoutWind = await read(repository(bad, rain), {}, cache);
    expect(withoutWind.shown.sort()).toEqual(['air built-in', 'rain repository']);
  });

  test('treats a file that was never fetched as missing', async () => {
    const { shown, report } = await read(
      repository(unreadableFile('Air.json', 'Status 500'), rain),
    );
    expect(shown.sort()).toEqual(['air built-in', 'rain repository']);
    expect(report).toMatchObject({ skipped: ['Air.json'], unreadable: ['Air.json'] });
  });

  test('reports the problems of the invalid file only', async () => {
    const { report } = await read(repository(file('air', { id: 'air' }), rain));
    const fields = report.problems.map(({ problem }) => problem.field);
    expect(fields).toEqual(['icon', 'title', 'description']);
    expect(report.files?.used.map(({ problems }) => problems)).toEqual([[], []]);
  });

  test('lets another file use the id of an invalid one', async () => {
    const cache = new Map<string, string>();
    await read(repository(file('air')), {}, cache);
    const duplicate = file('storm', createBenefit('air', { title: 'Storm' }));
    const { items, report } = await read(repository(bad, duplicate), {}, cache);
    expect(items.map(({ title }) => title)).toEqual(['Storm']);
    expect(report.skipped).toEqual(['air.json']);
  });

  test('skips only the file that crashes the check', async () => {
    const { fields } = CONTENT_TYPES.benefits;
    const derive = ({ title }: Record<string, unknown>) => {
      if (title === 'Title of wind') throw new Error('secret');
      return 'made';
    };
    const lead = { schema: fields.required.description, derive };
    const contentType = { ...CONTENT_TYPES.benefits, fields: { ...fields, derived: { lead } } };
    const { shown, report } = await read(repository(file('wind'), rain), { contentType });
    expect(shown).toEqual(['rain repository']);
    expect(JSON.stringify(report)).toContain('a file that the check could not read');
    expect(JSON.stringify(report)).not.toContain('secret');
  });
});

test('uses the first of two files with the same id', async () => {
  const second = file('b', createBenefit('a', { title: 'Second' }));
  const { items, report, outcomes } = await read(repository(file('a'), second));
  expect(items.map(({ title }) => title)).toEqual(['Title of a']);
  expect(outcomes).toEqual(['benefits/b.json: The second file is skipped.']);
  expect(report.problems[0]?.problem.got).toBe('"a", which another file already has');
});

describe('a missing field', () => {
  test('inherits a missing field from the built-in item', async () => {
    const cache = new Map<string, string>();
    const { items } = await read(repository(file('air'), file('rain')), {}, cache);
    const expected = [
      { ...createBenefit('air'), order: 7, isListed: true },
      { ...createBenefit('rain'), isListed: true },
    ];
    expect(items).toEqual(expected);
    expect((await read(failing, {}, cache)).items).toEqual(expected);
  });

  const SERVICE = { ...MINIMAL_ITEMS.services, id: 'solar' };
  const builtInService = {
    ...SERVICE,
    title: 'Built in',
    lead: 'Of old.',
    order: 2,
    aliases: ['sun', 'panels'],
  };
  const service = async (more: object) => {
    const builtIn = sourceOf('content/', file('solar', builtInService));
    const repositoryFiles = repository(file('solar', { ...SERVICE, ...more }));
    const options = { contentType: CONTENT_TYPES.services, builtIn };
    return (await read(repositoryFiles, options)).items[0];
  };

  test('derives a missing field from required texts', async () => {
    const made = { lead: '', imageDescription: SERVICE.title, order: 2 };
    expect(await service({})).toMatchObject(made);
    expect(await service({ lead: 'Light is free.', order: 0 })).toMatchObject({
      lead: 'Light is free.',
      order: 0,
    });
  });

  test.each([
    [undefined, ['sun', 'panels']],
    [['roofs'], ['roofs', 'sun', 'panels']],
    [['panels'], ['panels', 'sun']],
    [[], ['sun', 'panels']],
  ])('adds the built-in item’s aliases to %j', async (aliases, all) => {
    expect(await service(aliases ? { aliases } : {})).toMatchObject({ aliases: all });
  });
});

describe('a content type that keeps pages', () => {
  const house = (id: string, more: object = {}) =>
    file(id, { ...MINIMAL_ITEMS.properties, id, name: id, ...more });
  const options = {
    contentType: CONTENT_TYPES.properties,
    builtIn: sourceOf('content/', house('croft'), house('mill')),
  };

  test('keeps unlisted built-in pages', async () => {
    const { shown, report } = await read(repository(house('mill'), house('barn')), options);
    expect(shown).toEqual(['mill repository', 'barn repository', 'croft built-in unlisted']);
    expect(report).toMatchObject({ items: 2, unlisted: ['croft'], isClean: true });
    const bad = await read(repository(house('mill', { name: 7 }), house('barn')), options);
    expect(bad.shown).toEqual(['barn repository', 'croft built-in unlisted', 'mill built-in']);
    expect((await read(failing, options)).shown).toEqual(['croft built-in', 'mill built-in']);
  });

  test('omits the page of an invalid hidden item', async () => {
    const cache = new Map<string, string>();
    const hidden = repository(house('mill', { hidden: true }));
    const { shown, report } = await read(hidden, options, cache);
    expect(shown).toEqual(['croft built-in unlisted']);
    expect(report).toMatchObject({ hidden: ['mill.json'], hiddenPages: ['/hospitality/mill'] });
    expect(report).not.toHaveProperty('error');
    const broken = await read(repository(house('mill', { id: 7, name: 7 })), options, cache);
    expect(broken.shown).toEqual(['croft built-in unlisted']);
  });
});

test('uses an item with removed HTML', async () => {
  const item = createBenefit('wind', { description: '<p>Blows</p><script>alert(1)</script>' });
  const contentType = { ...CONTENT_TYPES.benefits, htmlFields: ['description'] };
  const { items, report, outcomes } = await read(repository(file('wind', item)), { contentType });
  expect(items[0]?.['description']).toBe('<p>Blows</p>');
  expect(outcomes).toEqual(['benefits/wind.json: The item is used without this value.']);
  expect(report.files?.used[0]?.problems).toEqual(report.problems.map((each) => each.problem));
});

test('uses an item with an unavailable picture', async () => {
  const problem = { field: 'imageUrl', expected: 'a picture at a.example', got: 'a', fix: 'b' };
  const outcome = 'The fallback picture is used.';
  const downloadImages: DownloadImages = (item) =>
    Promise.resolve({
      item: { ...item, placed: true },
      failed: item.id === 'wind' ? [{ problem, outcome }] : [],
    });
  const { items, report } = await read(repository(file('air'), file('wind')), { downloadImages });
  expect(items).toMatchObject([{ placed: true }, { placed: true }]);
  expect(report.problems).toEqual([{ file: 'benefits/wind.json', outcome, problem }]);
  expect(report.files?.used.map(({ problems }) => problems)).toEqual([[], [problem]]);
  expect((await read(undefined, { downloadImages })).items).toMatchObject([{ placed: true }, {}]);
});
