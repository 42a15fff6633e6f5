import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseItem } from '../../../../src/collections/parse-item.ts';
import { CONTENT_FOLDERS } from '../../../../src/model/content/manifest.ts';
import { checkFile } from '../../../../src/islands/admin/check-file.ts';
import { KINDS } from '../../../../src/islands/admin/kinds.ts';
import { benefit } from '../../../support/served-folder.ts';

describe('a file in the dashboard', () => {
  test.each(CONTENT_FOLDERS)('is valid as the built-in items of %s are', (folder) => {
    for (const name of readdirSync(`content/${folder}`)) {
      const text = readFileSync(`content/${folder}/${name}`, 'utf8');
      expect(checkFile({ name, text }, KINDS[folder])).toMatchObject({
        isUsed: true,
        problems: [],
      });
    }
  });

  test.each([
    ['not JSON', '{'],
    ['of another shape', JSON.stringify({ ...benefit('air'), title: 7, colour: 'blue' })],
    ['under another name', JSON.stringify(benefit('sea'))],
  ])('that is %s has the problems that the build reports', (_, text) => {
    const built = parseItem('air.json', text, KINDS.benefits.schema);
    const { isUsed, problems } = checkFile({ name: 'air.json', text }, KINDS.benefits);
    expect(isUsed).toBe(false);
    expect(problems).toEqual(built.ok ? [] : built.problems);
  });

  test('that loses some of its HTML has the notices of the build', () => {
    const uta = readFileSync('content/properties/uta.json', 'utf8');
    const item = { ...(JSON.parse(uta) as object), longDescription: '<h1>Big</h1>' };
    const text = JSON.stringify(item);
    const { schema, htmlFields } = KINDS.properties;
    const built = parseItem('uta.json', text, schema, htmlFields);
    const { isUsed, title, problems } = checkFile({ name: 'uta.json', text }, KINDS.properties);
    expect([isUsed, title]).toEqual([true, 'Uta']);
    expect(problems).toEqual(built.ok ? built.notices : []);
    expect(problems).toHaveLength(1);
  });

  test('that could not be taken at all says why', () => {
    const problem = { field: '', expected: 'text in UTF-8', got: 'bytes', fix: 'save' };
    const verdict = checkFile({ name: 'a.json', problem }, KINDS.benefits);
    expect(verdict).toEqual({ isUsed: false, problems: [problem] });
  });
});
