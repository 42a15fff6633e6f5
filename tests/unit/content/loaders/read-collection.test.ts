import { describe, expect, test } from 'vitest';
import {
  readCollection,
  type ReadCollectionOptions,
} from '../../../../src/content/loaders/read-collection.ts';
import type { PlacePictures } from '../../../../src/content/loaders/place-pictures.ts';
import { unread, type SourceFile } from '../../../../src/content/checks/content-file.ts';
import type { Source, SourceCache } from '../../../../src/content/loaders/source.ts';
import type { Origin } from '../../../../src/content/manifest/manifest.ts';
import { KINDS } from '../../../../src/content/kinds/kinds.ts';
import { benefit, SPECIFIED } from '../../../support/items.ts';
import { textFile } from '../../../support/source-file.ts';

function file(name: string, content: unknown = benefit(name)): SourceFile {
  return textFile(`${name}.json`, JSON.stringify(content));
}

/** What the report says of the file behind an item of these benefits. */
function used(id: string, title: string, origin: Origin) {
  const { sha } = textFile('', JSON.stringify(benefit(id, { title })));
  return { id, title, file: `${id}.json`, sha, origin, isListed: true, problems: [] };
}

const listed = (id: string) => ({ ...benefit(id), isListed: true });

function sourceOf(name: string, ...files: SourceFile[]): Source {
  return { name, read: () => Promise.resolve(files) };
}

const failing: Source = { name: 'remote', read: () => Promise.reject(new Error('Status 500')) };

const builtIn = sourceOf(
  'content/',
  file('air', benefit('air', { title: 'Built in' })),
  file('sea'),
);

async function read(
  remote?: Source,
  more: Partial<ReadCollectionOptions> = {},
  cache: SourceCache = new Map<string, string>(),
) {
  const options = { folder: 'benefits', kind: KINDS.benefits, builtIn, remote, ...more };
  const { items, report } = await readCollection(options, cache);
  return { items, ids: items.map(({ id }) => id), report };
}

describe('readCollection', () => {
  test('gives the built-in folder when no repository is set', async () => {
    const { items, report } = await read();
    expect(items.map(({ id, isListed }) => [id, isListed])).toEqual([
      ['air', true],
      ['sea', true],
    ]);
    expect(report).toEqual({
      folder: 'benefits',
      source: 'content/',
      items: 2,
      leftOut: [],
      unlisted: [],
      hidden: [],
      retired: [],
      unread: [],
      problems: [],
      files: {
        used: [used('air', 'Built in', 'built-in'), used('sea', 'Title of sea', 'built-in')],
        hidden: [],
        leftOut: [],
      },
      isClean: true,
    });
  });

  test('gives what the repository has, and nothing built in beside it', async () => {
    const { items, report } = await read(sourceOf('remote', file('air'), file('wind')));
    expect(items).toEqual([listed('air'), listed('wind')]);
    expect(report).toMatchObject({ source: 'remote', items: 2, unread: [], isClean: true });
    expect(report).not.toHaveProperty('inUse');
  });
});

test('a file that breaks what reads it is left out alone', async () => {
  const { fields } = KINDS.benefits;
  const derive = ({ title }: Record<string, unknown>) => {
    if (title === 'Title of wind') throw new Error('secret');
    return 'made';
  };
  const { description: schema } = fields.required;
  const kind = { ...KINDS.benefits, fields: { ...fields, derived: { lead: { schema, derive } } } };
  const { ids, report } = await read(sourceOf('remote', file('wind'), file('sun')), { kind });
  expect(ids).toEqual(['sun']);
  expect(report).toMatchObject({ leftOut: ['wind.json'], isClean: false });
  expect(JSON.stringify(report.problems)).toContain('one that our check fails on');
  expect(JSON.stringify(report)).not.toContain('secret');
});

describe('a repository that has nothing to use', () => {
  const twoBad = sourceOf('remote', file('air', {}), file('wind', {}));
  const noFiles = 'remote has no JSON files in benefits';
  const noItems = 'remote has nothing in benefits that can be used';

  test.each([
    ['fails', failing, 'Status 500', ['benefits']],
    ['has no files', sourceOf('remote'), noFiles, []],
    ['has bad files only', twoBad, noItems, []],
    ['gives none of its files', sourceOf('remote', unread('air.json', 'b')), noItems, ['air.json']],
  ])('since it %s leaves the built-in folder, and says why', async (_, remote, error, lost) => {
    const { ids, report } = await read(remote);
    expect(ids).toEqual(['air', 'sea']);
    expect(report).toMatchObject({
      source: 'content/',
      items: 2,
      inUse: 'built-in',
      error,
      unread: lost,
      isClean: false,
    });
  });

  test.each([
    ['fails', failing, 'Status 500', ['benefits'], []],
    ['has no files', sourceOf('remote'), noFiles, [], []],
    ['has bad files only', twoBad, noItems, [], ['air.json', 'wind.json']],
    [
      'gives none of its files',
      sourceOf('remote', unread('air.json', 'b')),
      noItems,
      [],
      ['air.json'],
    ],
  ])('since it %s leaves what was last good of it', async (_, remote, error, lost, leftOut) => {
    const cache = new Map<string, string>();
    await read(sourceOf('remote', file('air'), file('wind')), {}, cache);
    const { items, report } = await read(remote, {}, cache);
    expect(items).toEqual([listed('air'), listed('wind')]);
    expect(report).toMatchObject({
      source: 'remote',
      items: 2,
      inUse: 'last-good',
      error,
      unread: lost,
      leftOut,
      isClean: false,
    });
    expect(report.files?.used).toEqual([
      used('air', 'Title of air', 'last-good'),
      used('wind', 'Title of wind', 'last-good'),
    ]);
  });

  test('leaves what was last good for any number of builds', async () => {
    const cache = new Map<string, string>();
    await read(sourceOf('remote', file('wind')), {}, cache);
    const allBad = sourceOf('remote', file('wind', {}));
    for (const remote of [failing, sourceOf('remote'), allBad, failing]) {
      expect((await read(remote, {}, cache)).ids).toEqual(['wind']);
    }
  });

  test('leaves nothing that was last good of another repository', async () => {
    const cache = new Map<string, string>();
    await read(sourceOf('other', file('wind')), {}, cache);
    expect((await read(failing, {}, cache)).ids).toEqual(['air', 'sea']);
  });

  test('has each of its bad files reported', async () => {
    const { report } = await read(twoBad);
    expect(report.leftOut).toEqual(['air.json', 'wind.json']);
    expect(
      new Set(report.problems.map(({ file: name, outcome }) => `${name}: ${outcome}`)),
    ).toEqual(
      new Set(['air.json: The built-in item is used.', 'wind.json: The item is left out.']),
    );
  });
});

describe('a bad item among good ones', () => {
  test('is replaced by the built-in item of the same id', async () => {
    const remote = sourceOf('remote', file('air', { ...benefit('air'), title: 7 }), file('wind'));
    const { items, report } = await read(remote);
    expect(items.map(({ title }) => title).sort()).toEqual(['Built in', 'Title of wind']);
    expect(report).toMatchObject({ leftOut: ['air.json'], unread: [], isClean: false });
    expect(report.problems[0]?.outcome).toBe('The built-in item is used.');
  });

  test('is left out when there is no built-in one', async () => {
    const { ids, report } = await read(sourceOf('remote', file('wind', {}), file('rain')));
    expect(ids).toEqual(['rain']);
    expect(report.leftOut).toEqual(['wind.json']);
    expect(report.problems.every(({ outcome }) => outcome === 'The item is left out.')).toBe(true);
  });

  test('has every one of its problems reported', async () => {
    const { report } = await read(sourceOf('remote', file('wind', { id: 'wind' }), file('rain')));
    expect(report.problems.map(({ file: name, problem }) => `${name} ${problem.field}`)).toEqual([
      'wind.json icon',
      'wind.json title',
      'wind.json description',
    ]);
  });

  test('that could not be taken at all is reported the same way', async () => {
    const problem = { field: '', expected: 'text in UTF-8', got: 'other bytes', fix: 'save' };
    const untaken = { name: 'wind.json', problem };
    const { ids, report } = await read(sourceOf('remote', untaken, file('rain')));
    expect(ids).toEqual(['rain']);
    expect(report.problems).toEqual([
      {
        file: 'wind.json',
        outcome: 'The item is left out.',
        problem,
      },
    ]);
  });

  test('in the built-in folder is left out and reported', async () => {
    const broken = sourceOf('content/', file('air', {}), file('sea'));
    const { ids, report } = await read(undefined, { builtIn: broken });
    expect(ids).toEqual(['sea']);
    expect(report).toMatchObject({ leftOut: ['air.json'], isClean: false });
  });

  test('is not replaced by a built-in one that is bad too', async () => {
    const broken = sourceOf('content/', file('air', {}));
    const { ids } = await read(sourceOf('remote', file('air', {}), file('sea')), {
      builtIn: broken,
    });
    expect(ids).toEqual(['sea']);
  });
});

describe('a file that could not be had, among others', () => {
  const lost = unread('air.json', 'Status 500');

  test('is replaced by what it last was', async () => {
    const cache = new Map<string, string>();
    const before = benefit('air', { title: 'Before' });
    await read(sourceOf('remote', file('air', before), file('rain')), {}, cache);
    const { items, report } = await read(sourceOf('remote', lost, file('rain')), {}, cache);
    expect(items).toContainEqual({ ...before, isListed: true });
    expect(report).toMatchObject({ source: 'remote', unread: [], isClean: false });
    expect(report.files?.used).toContainEqual(used('air', 'Before', 'last-good'));
    expect(report.files?.leftOut.map(({ file: name }) => name)).toEqual(['air.json']);
  });

  test('is replaced by what it last was for any number of builds, until it is gone', async () => {
    const cache = new Map<string, string>();
    const next = async (...files: SourceFile[]) =>
      (
        await read(sourceOf('remote', ...files), { builtIn: sourceOf('content/') }, cache)
      ).ids.sort();
    await next(file('air'), file('rain'));
    expect(await next(lost, file('rain'))).toEqual(['air', 'rain']);
    expect(await next(lost, file('rain'))).toEqual(['air', 'rain']);
    expect(await next(file('rain'))).toEqual(['rain']);
    expect(await next(lost, file('rain'))).toEqual(['rain']);
  });

  test('is replaced by the built-in item whose id its name makes', async () => {
    const { items, report } = await read(
      sourceOf('remote', unread('Air.json', 'Status 500'), file('rain')),
    );
    expect(items.map(({ title }) => title).sort()).toEqual(['Built in', 'Title of rain']);
    expect(report).toMatchObject({ leftOut: ['Air.json'], unread: ['Air.json'] });
  });
});

describe('what a file leaves out', () => {
  const place = { order: 7 };

  test('comes from the built-in item of its id', async () => {
    const site = sourceOf('content/', file('air', benefit('air', place)));
    const { items } = await read(sourceOf('remote', file('air'), file('sea')), { builtIn: site });
    expect(items).toEqual([{ ...listed('air'), ...place }, listed('sea')]);
  });

  test('comes from there for a last good version as well', async () => {
    const cache = new Map<string, string>();
    const site = sourceOf('content/', file('air', benefit('air', place)));
    await read(sourceOf('remote', file('air')), { builtIn: sourceOf('content/') }, cache);
    const { items } = await read(failing, { builtIn: site }, cache);
    expect(items).toEqual([{ ...listed('air'), ...place }]);
  });
});

describe('a kind that keeps pages', () => {
  const house = (id: string, more: object = {}) =>
    file(id, { ...SPECIFIED.properties, id, name: id, ...more });
  const site = sourceOf('content/', house('croft'), house('mill'));
  const kind = KINDS.properties;
  const places = ({ items }: Awaited<ReturnType<typeof read>>) =>
    items.map(({ id, isListed }) => `${id} ${isListed ? 'listed' : 'unlisted'}`);

  test('has the pages of all that is built in, those that the repository lacks in no list', async () => {
    const remote = sourceOf('remote', house('mill'), house('barn'));
    const collection = await read(remote, { kind, builtIn: site });
    expect(places(collection)).toEqual(['mill listed', 'barn listed', 'croft unlisted']);
    expect(collection.report).toMatchObject({ items: 2, unlisted: ['croft'], isClean: true });
  });

  test('lists everything built in where nothing of the repository can be used', async () => {
    const collection = await read(failing, { kind, builtIn: site });
    expect(places(collection)).toEqual(['croft listed', 'mill listed']);
    expect(collection.report.unlisted).toEqual([]);
  });
});

test('a folder of retired items is an answer, and the collection is empty', async () => {
  const remote = sourceOf('remote', file('air', { hidden: true }), file('sea', { hidden: true }));
  const { ids, report } = await read(remote);
  expect(ids).toEqual([]);
  expect(report).toMatchObject({
    source: 'remote',
    items: 0,
    hidden: ['air.json', 'sea.json'],
    isClean: true,
  });
  expect(report).not.toHaveProperty('error');
});

describe('the files behind the items', () => {
  test('are named with their sha, and those that are not used beside them', async () => {
    const bad = file('air', {});
    const { report } = await read(sourceOf('remote', bad, file('wind'), file('rain', 7)));
    expect(report.files?.used).toEqual([
      used('wind', 'Title of wind', 'repository'),
      used('air', 'Built in', 'built-in'),
    ]);
    expect(report.files?.leftOut).toMatchObject([
      { file: 'air.json', sha: bad.sha },
      { file: 'rain.json', sha: file('rain', 7).sha },
    ]);
  });

  test('have their own problems: those of a file left out are not those of the one in its place', async () => {
    const remote = sourceOf('remote', file('air', { ...benefit('air'), icon: 7 }), file('wind'));
    const { report } = await read(remote);
    const problems = report.problems.map((each) => each.problem);
    expect(report.files?.used.map((each) => each.problems)).toEqual([[], []]);
    expect(report.files?.leftOut.map((each) => each.problems)).toEqual([problems]);
    expect(problems).toHaveLength(1);
  });
});

describe('what is only a notice', () => {
  test('is reported, and the collection is clean', async () => {
    const { items, report } = await read(
      sourceOf('remote', file('air', benefit('wind', { a: 1 }))),
    );
    expect(items).toEqual([listed('wind')]);
    expect(report).toMatchObject({ leftOut: [], isClean: true });
    expect(report.problems.map(({ outcome, problem }) => `${problem.field}: ${outcome}`)).toEqual([
      'id: The item is used.',
      'a: The item is used.',
    ]);
  });
});

describe('HTML', () => {
  test('that had to be cleaned is reported, and the item is used', async () => {
    const item = benefit('wind', { description: '<p>Blows</p><script>alert(1)</script>' });
    const remote = sourceOf('remote', file('wind', item));
    const kind = { ...KINDS.benefits, htmlFields: ['description'] };
    const { items, report } = await read(remote, { kind });
    expect(items[0]?.['description']).toBe('<p>Blows</p>');
    expect(report).toMatchObject({ leftOut: [], isClean: false });
    expect(report.problems[0]?.outcome).toBe('The item is used without it.');
    expect(report.files?.used[0]?.problems).toEqual(report.problems.map((each) => each.problem));
  });
});

describe('a picture at another host that cannot be had', () => {
  const problem = { field: 'imageUrl', expected: 'a picture at a.example', got: 'a', fix: 'b' };
  const place: PlacePictures = (item) =>
    Promise.resolve({
      item: { ...item, placed: true },
      failed: item.id === 'wind' ? [{ problem, outcome: 'The fallback is used.' }] : [],
    });

  test('is reported with its file, to the dashboard too, and the item is used', async () => {
    const bad = { ...benefit('wind'), colour: 'blue' };
    const { items, report } = await read(sourceOf('remote', file('air'), file('wind', bad)), {
      place,
    });
    expect(items).toEqual([
      { ...listed('air'), placed: true },
      { ...listed('wind'), placed: true },
    ]);
    expect(report).toMatchObject({ leftOut: [], isClean: false });
    expect(report.problems.at(-1)).toEqual({
      file: 'wind.json',
      outcome: 'The fallback is used.',
      problem,
    });
    const fields = report.files?.used.map(({ problems }) => problems.map(({ field }) => field));
    expect(fields).toEqual([[], ['colour', 'imageUrl']]);
  });

  test('is looked for in built-in items as well', async () => {
    const { items, report } = await read(undefined, { place });
    expect(items).toMatchObject([{ placed: true }, { placed: true }]);
    expect(report.isClean).toBe(true);
  });
});
