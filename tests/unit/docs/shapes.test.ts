import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { describeShapes } from '../../../scripts/docs/describe-shapes.ts';
import { withPart } from '../../../scripts/docs/with-part.ts';
import { WRITTEN_PARTS } from '../../../scripts/docs/written-parts.ts';
import { FOLDERS } from '../../../src/content/model/content-types.ts';
import { SINGLE_FILES } from '../../../src/content/model/settings-files.ts';

test('what is written into docs/shapes.md is as the code has it; if not, run npm run docs', async () => {
  const text = await readFile('docs/shapes.md', 'utf8');
  expect(await WRITTEN_PARTS['docs/shapes.md']?.(text)).toBe(text);
});

test('what is written needs a place in the document', async () => {
  await expect(withPart('# For editors', 'shapes', '')).rejects.toThrow(
    'there is no place between <!-- shapes: written by npm run docs --> and <!-- end of shapes -->',
  );
});

describe('the shapes for editors', () => {
  test('hold every kind of file', () => {
    const headings = describeShapes().match(/^### `.*`/gm);
    expect(headings).toEqual([
      ...FOLDERS.map((folder) => `### \`${folder}/\``),
      ...Object.keys(SINGLE_FILES).map((name) => `### \`${name}.json\``),
    ]);
  });

  test('say what a field holds, also inside another, and whether it may be left out', () => {
    const rows = describeShapes().split('\n');
    expect(rows).toContain(
      '| `guests` | a whole number from 1 to 100; may be left out | Most guests at a time |',
    );
    expect(rows).toContain(
      '| `testimonial.author` | a text on one line, 120 characters at most | Who said it, by role |',
    );
  });
});
