import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imagesIn } from '../../src/content/images/image-file.ts';
import type { Item } from '../../src/content/model/check-item.ts';
import { contentTypeOf, pagesOf } from '../../src/content/model/content-types.ts';
import { parseJson } from '../../src/content/model/parse-json.ts';
import { checkReferences } from '../../src/content/model/references.ts';
import { IMAGE_PATH } from '../../src/content/model/schemas/primitives.ts';
import { listFixedPages, listOptionalPages } from '../../src/content/queries/fixed-pages.ts';
import { HEAT_PUMP_GRANT } from '../../src/grants/grants.ts';
import { isRecord } from '../../src/records.ts';
import type { CheckedPart } from './check-report.ts';
import {
  BUILT_IN_FOLDER,
  readBuiltInFigures,
  type ItemOfFile,
  type ReadContent,
} from './read-content.ts';

type Found = CheckedPart['problems'];

/** Finds broken references between content files. Missing files are replaced by built-in ones. */
export function findBrokenReferences({ folders, files }: ReadContent): Found {
  const settings = files.flatMap(({ name, file }): [string, unknown][] => {
    const value = 'text' in file ? parseJson(file.text).value : undefined;
    return value === undefined ? [] : [[`${name}.json`, value]];
  });
  const items = folders.flatMap(({ checkedItems }) =>
    checkedItems.map(({ file, item }) => [file, item] as const),
  );
  const values = new Map<string, unknown>([...settings, ...items]);
  const figures = readBuiltInFigures();
  const builtInFigures = [HEAT_PUMP_GRANT, ...namesIn(figures)];
  const itemsOf = (name: string) => folders.find(({ folder }) => folder === name)?.items ?? [];
  const visibility = (name: string) => {
    const texts = values.get(`pages/${name}.json`);
    return { hidden: isRecord(texts) && texts['hidden'] === true };
  };
  const optional = listOptionalPages({
    services: itemsOf('services'),
    houses: itemsOf('properties'),
    caseStudies: itemsOf('case-studies'),
    business: visibility('business'),
    planner: visibility('planner'),
  });
  return checkReferences(values, {
    pages: new Set([
      ...optional.pages,
      ...listFixedPages(fileURLToPath(new URL('../..', import.meta.url))),
      ...folders.flatMap(({ folder, items }) =>
        items.flatMap((item) => pagesOf(contentTypeOf(folder), item)),
      ),
    ]),
    hiddenPages: new Set([
      ...optional.hiddenPages,
      ...folders.flatMap(({ report }) => report.hiddenPages ?? []),
    ]),
    services: itemsOf('services'),
    figures: figures && [...builtInFigures, ...namesIn(values.get('figures.json'))],
    builtInFigures,
  });
}

const namesIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

/** Finds pictures in items that exist neither in the folder nor in the built-in content. */
export const findMissingImages = (root: string, items: readonly ItemOfFile[]): Found =>
  items.flatMap(({ file, item }) =>
    imagesIn(item)
      .filter(({ path }) => IMAGE_PATH.test(path))
      .filter(({ path }) => !isFile(join(root, path)) && !isFile(join(BUILT_IN_FOLDER, path)))
      .map(({ field, path }) => {
        const problem = {
          field,
          expected: 'an existing picture',
          got: `"${path}"`,
          fix: 'put the picture into the uploads folder, or correct its name',
          untilThen: 'the site shows a placeholder picture',
        };
        return { file, problem };
      }),
  );

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Finds aliases whose URL belongs to another page. The build keeps the first: an id, or the earlier alias.
 * @param builtIn built-in items, whose aliases items with the same id inherit
 */
export function findSharedUrls(items: readonly ItemOfFile[], builtIn: readonly Item[]): Found {
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
        expected: 'a unique address',
        got: `"${alias}", which ${owner.replace(/^.*\//, '')} already has`,
        fix: 'remove it from one of the two files',
      };
      return [{ file, problem }];
    });
  });
}

const aliasesOf = (item?: Item): string[] =>
  Array.isArray(item?.['aliases']) ? (item['aliases'] as string[]) : [];
