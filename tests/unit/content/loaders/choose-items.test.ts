import { describe, expect, test } from 'vitest';
import {
  chooseItems,
  type GoodFile,
  type ItemSources,
  type ParsedFile,
} from '../../../../src/content/loaders/choose-items.ts';
import { unread } from '../../../../src/content/checks/content-file.ts';
import { fileProblem } from '../../../../src/content/checks/problem.ts';

const NOTICE = { ...fileProblem('a', 'b', 'c'), isNotice: true };
const PROBLEM = fileProblem('d', 'e', 'f');

/** A file that holds an item; `from` tells versions of it apart. */
function good(name: string, from: string, more: object = {}): GoodFile {
  const id = name.replace('.json', '');
  return {
    file: { name, sha: `sha of ${name} ${from}`, text: '' },
    parsed: { ok: true, item: { id, from, ...more }, problems: [] },
  };
}

function bad(name: string, id = name.replace('.json', '')): ParsedFile {
  const file = { name, sha: `sha of bad ${name}`, text: '' };
  return { file, parsed: { ok: false, id, problems: [PROBLEM] } };
}

function missing(name: string): ParsedFile {
  const id = name.replace('.json', '');
  return { file: unread(name, 'Status 500'), parsed: { ok: false, id, problems: [PROBLEM] } };
}

function choose(files: ParsedFile[], more: Partial<ItemSources> = {}) {
  const choice = chooseItems({
    files,
    origin: 'repository',
    lastGood: [],
    builtIn: [],
    keepsPages: false,
    ...more,
  });
  const chosen = choice.chosen.map(({ item, used }) => {
    const place = used.isListed ? '' : ', unlisted';
    return `${item.id}: ${String(item['from'])} as ${used.origin}${place}`;
  });
  return { ...choice, chosen, used: choice.chosen.map(({ used }) => used) };
}

describe('a good file', () => {
  test('stands for its id, whatever was there before', () => {
    const more = { lastGood: [good('a.json', 'before')], builtIn: [good('a.json', 'site')] };
    const { chosen, leftOut, problems, unread: lost } = choose([good('a.json', 'folder')], more);
    expect(chosen).toEqual(['a: folder as repository']);
    expect([leftOut, problems, lost]).toEqual([[], [], []]);
  });

  test('is named with its bytes, its title, and what is said of it', () => {
    const file = good('a.json', 'folder', { title: 'An air' });
    file.parsed.problems = [NOTICE, PROBLEM];
    const { used, problems } = choose([file]);
    expect(used).toEqual([
      {
        file: 'a.json',
        sha: 'sha of a.json folder',
        id: 'a',
        title: 'An air',
        origin: 'repository',
        isListed: true,
        problems: [NOTICE, PROBLEM],
      },
    ]);
    expect(problems).toEqual([
      { file: 'a.json', outcome: 'The item is used.', problem: NOTICE },
      { file: 'a.json', outcome: 'The item is used without it.', problem: PROBLEM },
    ]);
  });

  test.each([
    [{ title: 'A title', name: 'A name' }, 'A title'],
    [{ name: 'A name' }, 'A name'],
    [{}, 'a'],
  ])('is called by title, name or id: %j', (more, title) => {
    expect(choose([good('a.json', 'folder', more)]).used[0]?.title).toBe(title);
  });

  test('that comes second with an id is left out, and that is said', () => {
    const second = good('b.json', 'second', { id: 'a' });
    const { chosen, leftOut, problems } = choose([good('a.json', 'first'), second]);
    const problem = {
      field: 'id',
      expected: 'an id of its own',
      got: '"a" again',
      fix: 'remove one of the two files or give one another id',
    };
    expect(chosen).toEqual(['a: first as repository']);
    expect(leftOut).toEqual([{ file: 'b.json', sha: 'sha of b.json second', problems: [problem] }]);
    expect(problems).toEqual([{ file: 'b.json', outcome: 'The second one is left out.', problem }]);
  });
});

describe('in the place of a file that cannot be used', () => {
  const lastGood = [good('a.json', 'before')];
  const builtIn = [good('a.json', 'site'), good('z.json', 'site')];

  test.each<[string, Partial<ItemSources>, string[], string]>([
    [
      'its last good version',
      { lastGood },
      ['a: before as last-good'],
      'The last good version is used.',
    ],
    [
      'that before the built-in item',
      { lastGood, builtIn },
      ['a: before as last-good'],
      'The last good version is used.',
    ],
    [
      'the built-in item of its id',
      { builtIn },
      ['a: site as built-in'],
      'The built-in item is used.',
    ],
    ['nothing', {}, [], 'The item is left out.'],
  ])('stands %s', (_, more, chosen, outcome) => {
    const choice = choose([bad('a.json'), good('b.json', 'folder')], more);
    expect(choice.chosen).toEqual(['b: folder as repository', ...chosen]);
    expect(choice.problems).toEqual([{ file: 'a.json', outcome, problem: PROBLEM }]);
    expect(choice.leftOut).toEqual([
      { file: 'a.json', sha: 'sha of bad a.json', problems: [PROBLEM] },
    ]);
  });

  test('stands the last good version by the name of the file, whatever id the file has now', () => {
    const { chosen, problems } = choose([bad('a.json', 'other')], { lastGood, builtIn });
    expect(chosen).toEqual(['a: before as last-good']);
    expect(problems.map(({ outcome }) => outcome)).toEqual(['The last good version is used.']);
  });

  test('stands the built-in item by the id of the file, not by its name', () => {
    const { chosen } = choose([bad('Old Air.json', 'a')], { builtIn });
    expect(chosen).toEqual(['a: site as built-in']);
  });

  test('stands no last good version whose id another file has taken', () => {
    const taken = good('c.json', 'folder', { id: 'a' });
    const { chosen, problems } = choose([bad('a.json'), taken], { lastGood, builtIn });
    expect(chosen).toEqual(['a: folder as repository']);
    expect(problems.map(({ outcome }) => outcome)).toEqual(['The item is left out.']);
  });

  test('stands no last good version where the file itself is gone', () => {
    expect(choose([good('b.json', 'folder')], { lastGood }).chosen).toEqual([
      'b: folder as repository',
    ]);
  });

  test('has no problem of the other version reported as its own', () => {
    const before = good('a.json', 'before');
    before.parsed.problems = [NOTICE];
    const { used, problems } = choose([bad('a.json')], { lastGood: [before] });
    expect(used[0]?.problems).toEqual([NOTICE]);
    expect(problems.map(({ problem }) => problem)).toEqual([PROBLEM]);
  });
});

describe('a file that could not be had', () => {
  test.each<[string, Partial<ItemSources>, string[]]>([
    ['is missed', {}, ['a.json']],
    [
      'is missed though a built-in item stands there',
      { builtIn: [good('a.json', 'site')] },
      ['a.json'],
    ],
    ['is not missed where it was had before', { lastGood: [good('a.json', 'before')] }, []],
  ])('%s', (_, more, lost) => {
    expect(choose([missing('a.json'), good('b.json', 'folder')], more).unread).toEqual(lost);
  });

  test('is another matter than a bad one', () => {
    expect(choose([bad('a.json')]).unread).toEqual([]);
  });
});

describe('a built-in item that the repository has no file for', () => {
  const builtIn = [good('a.json', 'site'), good('z.json', 'site')];

  test('is nowhere', () => {
    expect(choose([good('a.json', 'folder')], { builtIn }).chosen).toEqual([
      'a: folder as repository',
    ]);
  });

  test('keeps its page where its kind keeps pages, and is in no list', () => {
    const { chosen, used } = choose([good('a.json', 'folder')], { builtIn, keepsPages: true });
    expect(chosen).toEqual(['a: folder as repository', 'z: site as built-in, unlisted']);
    expect(used[1]).toMatchObject({ file: 'z.json', sha: 'sha of z.json site', isListed: false });
  });

  test('is in lists where it stands for a file that cannot be used', () => {
    const { chosen } = choose([bad('a.json')], { builtIn, keepsPages: true });
    expect(chosen).toEqual(['a: site as built-in', 'z: site as built-in, unlisted']);
  });
});

describe('a retired item', () => {
  const retired = good('a.json', 'folder', { hidden: true });

  test('is nowhere, though there is a built-in one that keeps its page', () => {
    const more = { builtIn: [good('a.json', 'site')], keepsPages: true };
    const { chosen, hidden, leftOut } = choose([retired], more);
    expect(chosen).toEqual([]);
    expect(hidden).toEqual([{ file: 'a.json', sha: 'sha of a.json folder', problems: [] }]);
    expect(leftOut).toEqual([]);
  });

  test('stays retired while its file cannot be used', () => {
    const { chosen, hidden } = choose([bad('a.json')], {
      lastGood: [retired],
      builtIn: [good('a.json', 'site')],
    });
    expect(chosen).toEqual([]);
    expect(hidden.map(({ file }) => file)).toEqual(['a.json']);
  });
});
