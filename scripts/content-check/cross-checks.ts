import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesIn } from '../../src/content/images/picture-file.ts';
import type { Item } from '../../src/content/model/check-item.ts';
import { contentTypeOf, pagesOf } from '../../src/content/model/content-types.ts';
import { parseJson } from '../../src/content/model/parse-json.ts';
import { checkReferences } from '../../src/content/model/references.ts';
import { PICTURE_PATH } from '../../src/content/model/schemas/primitives.ts';
import { listFixedPages } from '../../src/content/queries/fixed-pages.ts';
import { HEAT_PUMP_GRANT } from '../../src/grants/grants.ts';
import { isRecord } from '../../src/records.ts';
import type { CheckedPart } from './check-report.ts';
import { BUILT_IN, type ItemOfFile, type ReadContent } from './read-content.ts';

type Found = CheckedPart['problems'];

/** Finds references between the files of some content that lead to nothing. What it lacks is built in. */
export function findBrokenReferences({ folders, files }: ReadContent): Found {
  const settings = files.flatMap(({ name, file }): [string, unknown][] => {
    const json = 'text' in file ? parseJson(file.text) : undefined;
    return json?.ok ? [[`${name}.json`, json.value]] : [];
  });
  const items = folders.flatMap(({ own }) => own.map(({ file, item }) => [file, item] as const));
  const values = new Map<string, unknown>([...settings, ...items]);
  const figures: unknown = JSON.parse(readFileSync(join(BUILT_IN, 'figures.json'), 'utf8'));
  const builtInFigures = [HEAT_PUMP_GRANT, ...namesIn(figures)];
  return checkReferences(values, {
    pages: new Set([
      ...listFixedPages(fileURLToPath(new URL('../..', import.meta.url))),
      ...folders.flatMap(({ folder, items }) =>
        items.flatMap((item) => pagesOf(contentTypeOf(folder), item)),
      ),
    ]),
    retired: new Set(folders.flatMap(({ report }) => report.retired ?? [])),
    services: folders.find(({ folder }) => folder === 'services')?.items ?? [],
    figures: [...builtInFigures, ...namesIn(values.get('figures.json'))],
    builtInFigures,
  });
}

const namesIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

/** Finds pictures that items name and that are neither in the folder itself nor built in. */
export const findMissingPictures = (root: string, items: readonly ItemOfFile[]): Found =>
  items.flatMap(({ file, item }) =>
    picturesIn(item)
      .filter(({ path }) => PICTURE_PATH.test(path))
      .filter(({ path }) => !isFile(join(root, path)) && !isFile(join(BUILT_IN, path)))
      .map(({ field, path }) => {
        const problem = {
          field,
          expected: 'a picture that is there',
          got: `"${path}"`,
          fix: 'put the picture into the uploads folder, or mend its name; until then the fallback is shown',
        };
        return { file, problem };
      }),
  );

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Finds aliases that give an address to a second page. The build keeps the first: an id, or the earlier alias.
 * @param builtIn items whose aliases the item of the same id has without naming them
 */
export function findSharedAddresses(items: readonly ItemOfFile[], builtIn: readonly Item[]): Found {
  const owners = new Map(items.map(({ file, item }) => [item.id, file]));
  return items.flatMap(({ file, item }) => {
    const inherited = aliasesOf(builtIn.find(({ id }) => id === item.id));
    return aliasesOf(item).flatMap((alias, i) => {
      const owner = owners.get(alias);
      if (inherited.includes(alias)) return [];
      owners.set(alias, owner ?? file);
      if (owner === undefined) return [];
      const problem = {
        field: `aliases[${i}]`,
        expected: 'an address of its own',
        got: `"${alias}", which ${owner.replace(/^.*\//, '')} has`,
        fix: 'remove it here, or there',
      };
      return [{ file, problem }];
    });
  });
}

const aliasesOf = (item?: Item): string[] =>
  Array.isArray(item?.['aliases']) ? (item['aliases'] as string[]) : [];
