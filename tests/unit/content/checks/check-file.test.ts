import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseItem } from '../../../../src/content/items/parse-item.ts';
import { checkFile } from '../../../../src/content/checks/check-file.ts';
import { REMOTE_FOLDERS } from '../../../../src/content/kinds/remote-folders.ts';
import { REMOTE_KINDS } from '../../../../src/content/kinds/remote-kinds.ts';
import { benefit } from '../../../support/items.ts';

describe('a file in the dashboard', () => {
  test.each(REMOTE_FOLDERS)('is valid as the built-in items of %s are', (folder) => {
    for (const name of readdirSync(`tests/fixtures/firm/${folder}`)) {
      const text = readFileSync(`tests/fixtures/firm/${folder}/${name}`, 'utf8');
      expect(checkFile({ name, text }, REMOTE_KINDS[folder])).toMatchObject({
        isUsed: true,
        problems: [],
      });
    }
  });

  test.each([
    ['not JSON', '{', false],
    ['of another shape', JSON.stringify({ ...benefit('air'), title: 7, colour: 'blue' }), false],
    ['under another name', JSON.stringify(benefit('sea')), true],
    ['longer than advised', JSON.stringify(benefit('air', { title: 'x'.repeat(61) })), true],
    ['retired', JSON.stringify({ hidden: true }), true],
  ])('that is %s has the problems that the build reports', (_, text, isGood) => {
    const built = parseItem('air.json', text, REMOTE_KINDS.benefits);
    const { isUsed, problems } = checkFile({ name: 'air.json', text }, REMOTE_KINDS.benefits);
    expect(isUsed).toBe(isGood);
    expect(built.ok).toBe(isGood);
    expect(problems).toEqual(built.problems);
  });

  test('that is used without some of its HTML has the problems of the build', () => {
    const uta = readFileSync('tests/fixtures/firm/properties/uta.json', 'utf8');
    const item = { ...(JSON.parse(uta) as object), longDescription: '<h1>Big</h1>' };
    const text = JSON.stringify(item);
    const kind = REMOTE_KINDS.properties;
    const built = parseItem('uta.json', text, kind);
    const { isUsed, title, problems } = checkFile({ name: 'uta.json', text }, kind);
    expect([isUsed, title]).toEqual([true, 'Uta']);
    expect(problems).toEqual(built.problems);
    expect(problems).toHaveLength(1);
  });

  test('that could not be taken at all says why', () => {
    const problem = { field: '', expected: 'text in UTF-8', got: 'bytes', fix: 'save' };
    const check = checkFile({ name: 'a.json', problem }, REMOTE_KINDS.benefits);
    expect(check).toEqual({ isUsed: false, problems: [problem] });
  });
});
