import { checkSettings } from '../../../../src/content/model/check-settings.ts';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { checkItem } from '../../../../src/content/model/check-item.ts';
import { UNPROCESSABLE, type Problem } from '../../../../src/content/model/problem.ts';
import { isFolder, contentTypeOf } from '../../../../src/content/model/content-types.ts';
import { SINGLE_FILES, SINGLE_NAMES } from '../../../../src/content/model/settings-files.ts';
import { readContentFiles } from '../../../support/broken-files.ts';

const content = readContentFiles();
const paths = [
  ...SINGLE_NAMES.map((name) => `${name}.json`),
  ...[...content.keys()].filter((path) => isFolder(dirname(path))),
];

type Path = readonly (string | number)[];

/** The paths of all values, one for each field of a list's entries. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((each: unknown) => [0, each])
    : Object.entries(value).slice(0, 12);
  return [path, ...entries.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, wrong));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: put(object[key], rest, wrong) };
}

function check(path: string, text: string): Problem[] {
  const folder = dirname(path);
  if (isFolder(folder))
    return checkItem(path.slice(folder.length + 1), text, contentTypeOf(folder)).problems;
  const schema = SINGLE_FILES[path.slice(0, -5) as keyof typeof SINGLE_FILES];
  return checkSettings<unknown>(schema, text).problems;
}

const WRONG = ['', 'x'.repeat(1500), '<b>{nobody}', -1, 1e300, null, true, [], {}, [[[]]]];

test.each(paths)('reports any invalid field of %s', (path) => {
  const file = JSON.parse(content.get(path)?.toString() ?? '') as unknown;
  for (const field of placesIn(file)) {
    for (const wrong of WRONG) {
      expect(check(path, JSON.stringify(put(file, field, wrong)))).not.toContainEqual(
        UNPROCESSABLE,
      );
    }
  }
});
