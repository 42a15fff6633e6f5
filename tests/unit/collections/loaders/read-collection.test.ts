import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  readCollection,
  type ReadCollectionOptions,
} from '../../../../src/collections/loaders/read-collection.ts';
import type { SourceFile } from '../../../../src/model/checks/content-file.ts';
import type { Source } from '../../../../src/collections/loaders/source.ts';
import { KINDS } from '../../../../src/model/kinds/kinds.ts';
import { benefit } from '../../../support/items.ts';
import { textFile } from '../../../support/source-file.ts';

function file(name: string, content: unknown = benefit(name)): SourceFile {
  return textFile(`${name}.json`, JSON.stringify(content));
}

/** What the report says of the file behind an item of these benefits. */
function used(id: string, title: string, isBuiltIn: boolean) {
  const { sha } = textFile('', JSON.stringify(benefit(id, { title })));
  return { id, title, file: `${id}.json`, sha, isBuiltIn, problems: [] };
}

function sourceOf(name: string, ...files: SourceFile[]): Source {
  return { name, read: () => Promise.resolve(files) };
}

const builtIn = sourceOf(
  'content/',
  file('air', benefit('air', { title: 'Built in' })),
  file('sea'),
);

async function read(remote?: Source, more: Partial<ReadCollectionOptions> = {}) {
  const options = { folder: 'benefits', kind: KINDS.benefits, builtIn, remote, ...more };
  const { items, report } = await readCollection(options, new Map());
  return { items, ids: items.map(({ id }) => id), report };
}

describe('readCollection', () => {
  test('gives the built-in folder when no repository is set', async () => {
    const { ids, report } = await read();
    expect(ids).toEqual(['air', 'sea']);
    expect(report).toEqual({
      folder: 'benefits',
      source: 'content/',
      items: 2,
      leftOut: [],
      problems: [],
      files: {
        used: [used('air', 'Built in', true), used('sea', 'Title of sea', true)],
        leftOut: [],
      },
      isClean: true,
    });
  });

  test('gives what the repository has, and nothing built in beside it', async () => {
    const { items, report } = await read(sourceOf('remote', file('air'), file('wind')));
    expect(items).toEqual([benefit('air'), benefit('wind')]);
    expect(report).toMatchObject({ source: 'remote', items: 2, isClean: true });
  });

  test('gives the built-in folder when the repository fails, and says why', async () => {
    const remote: Source = { name: 'remote', read: () => Promise.reject(new Error('Status 500')) };
    const { ids, report } = await read(remote);
    expect(ids).toEqual(['air', 'sea']);
    expect(report).toMatchObject({ source: 'content/', error: 'Status 500', isClean: false });
  });

  test('gives the built-in folder when the repository has no items', async () => {
    const { ids, report } = await read(sourceOf('remote'));
    expect(ids).toEqual(['air', 'sea']);
    expect(report.error).toBe('remote has no JSON files in benefits');
  });
});

describe('a bad item among good ones', () => {
  test('is replaced by the built-in item of the same id', async () => {
    const remote = sourceOf('remote', file('air', { ...benefit('air'), title: 7 }), file('wind'));
    const { items, report } = await read(remote);
    expect(items.map(({ title }) => title)).toEqual(['Built in', 'Title of wind']);
    expect(report).toMatchObject({ leftOut: ['air.json'], isClean: false });
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
    expect(report.leftOut).toEqual(['air.json']);
  });

  test('is not replaced by a built-in one that is bad too', async () => {
    const broken = sourceOf('content/', file('air', {}));
    const { ids } = await read(sourceOf('remote', file('air', {}), file('sea')), {
      builtIn: broken,
    });
    expect(ids).toEqual(['sea']);
  });
});

describe('the files behind the items', () => {
  test('are named with their sha, and those that are not used beside them', async () => {
    const bad = file('air', {});
    const { report } = await read(sourceOf('remote', bad, file('wind'), file('rain', 7)));
    expect(report.files?.used).toEqual([
      used('air', 'Built in', true),
      used('wind', 'Title of wind', false),
    ]);
    expect(report.files?.leftOut).toMatchObject([
      { file: 'air.json', sha: bad.sha },
      { file: 'rain.json', sha: file('rain', 7).sha },
    ]);
  });

  test('have their own problems: those of a file left out are not those of the one in its place', async () => {
    const { report } = await read(sourceOf('remote', file('air', { ...benefit('air'), icon: 7 })));
    const [problem] = report.problems.map((each) => each.problem);
    expect(report.files?.used.map(({ problems }) => problems)).toEqual([[]]);
    expect(report.files?.leftOut.map(({ problems }) => problems)).toEqual([[problem]]);
  });

  test('are listed by the id of the item where it has no title', async () => {
    const untitled = { schema: z.looseObject({ id: z.string() }), htmlFields: [] };
    const { report } = await read(sourceOf('remote', file('wind', { id: 'wind' })), {
      kind: untitled,
    });
    expect(report.files?.used[0]?.title).toBe('wind');
  });
});

describe('an id that comes twice', () => {
  test('is taken once: the first one counts, and the second is reported', async () => {
    const second = file('air', benefit('air', { title: 'Second' }));
    const { items, report } = await read(sourceOf('remote', file('air'), second));
    expect(items).toEqual([benefit('air')]);
    expect(report.leftOut).toEqual(['air.json']);
    expect(report.problems).toEqual([
      {
        file: 'air.json',
        outcome: 'The second one is left out.',
        problem: {
          field: 'id',
          expected: 'an id of its own',
          got: '"air" again',
          fix: 'remove one of the two files or give one another id',
        },
      },
    ]);
  });

  test('keeps the good one when the second is bad', async () => {
    const { items } = await read(sourceOf('remote', file('air'), file('air', { id: 'air' })));
    expect(items).toEqual([benefit('air')]);
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
    expect(report.problems[0]?.outcome).toBe('The item is used without them.');
    expect(report.files?.used[0]?.problems).toEqual(report.problems.map((each) => each.problem));
  });
});
