import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSingleFiles } from '../../../../src/content/items/check-single-files.ts';
import { SINGLE_FILES } from '../../../../src/content/kinds/single-files.ts';
import { writeFiles } from '../../scripts/checked-folder.ts';

const names = Object.keys(SINGLE_FILES).map((name) => `${name}.json`);
const ours = Object.fromEntries(
  names.map((name) => [name, readFileSync(`tests/fixtures/firm/${name}`, 'utf8')]),
);

test('the single files that come with the site can be used', async () => {
  const root = await writeFiles(ours);
  expect(() => {
    checkSingleFiles(root);
  }).not.toThrow();
});

test.each(names)('%s is named where it is no JSON, or not what it must be', async (name) => {
  for (const [text, problem] of [
    ['{"secret"', 'expected a JSON object'],
    ['[]', 'expected a'],
  ] as const) {
    const root = await writeFiles({ ...ours, [name]: text });
    const check = () => {
      checkSingleFiles(root);
    };
    expect(check).toThrow(problem);
    expect(check).toThrow(`/${name}`);
  }
});
