import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { describeShapes } from '../../../scripts/docs/describe-shapes.ts';
import { withShapes } from '../../../scripts/docs/with-shapes.ts';
import { FOLDERS } from '../../../src/model/kinds/kinds.ts';
import { SINGLE_FILES } from '../../../src/model/kinds/single-files.ts';

const text = await readFile('docs/editor.md', 'utf8');

describe('the shapes for editors', () => {
  test('are what the schemas say; if not, run npm run docs', async () => {
    expect(await withShapes(text)).toBe(text);
  });

  test('hold every kind of file', () => {
    const headings = describeShapes().match(/^### `.*`/gm);
    expect(headings).toEqual([
      ...FOLDERS.map((folder) => `### \`${folder}/\``),
      ...Object.keys(SINGLE_FILES).map((name) => `### \`${name}.json\``),
    ]);
  });

  test('say what a field holds, its limits, and whether it may be left out', () => {
    const rows = describeShapes().split('\n');
    expect(rows).toContain('| `bedrooms` | a whole number from 1 to 50 | Number of bedrooms |');
    expect(rows).toContain(
      '| `guests` | a whole number from 1 to 100; may be left out | Most guests at a time |',
    );
    expect(rows).toContain(
      '| `testimonial.author` | a text on one line, 120 characters at most | Who said it, by role |',
    );
    expect(rows).toContain(
      '| `category` | one of "Wind Energy", "Solar Energy", "Heat Pumps" | Kind of work |',
    );
  });

  test('need a place in the document', async () => {
    await expect(withShapes('# For editors')).rejects.toThrow('there is no place between');
  });
});
