import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseJson, type Item } from '../../src/content/checks/check-item.ts';
import { checkReferences } from '../../src/content/items/check-references.ts';
import { pagesOf } from '../../src/content/kinds/kind.ts';
import { FOLDERS, kindOf } from '../../src/content/kinds/kinds.ts';
import { FIRM_FILES } from '../../src/content/kinds/single-files.ts';
import { builtInSource } from '../../src/content/loaders/built-in-source.ts';
import { readCollection } from '../../src/content/loaders/read-collection.ts';
import { listFixedPages } from '../../src/content/queries/fixed-pages.ts';
import { HEAT_PUMP_GRANT } from '../../src/planner/engine/grants.ts';
import { isRecord } from '../../src/values/records.ts';
import { BUILT_IN } from './check-report.ts';

/**
 * Checks what the files of a folder of content say of each other. What the folder lacks is built in.
 * @param root folder with company.json, services/ and so on
 */
export async function checkLinks(root: string): Promise<ReturnType<typeof checkReferences>> {
  const isRepository = relative(root, BUILT_IN) !== '';
  const read = await Promise.all(
    FOLDERS.map(async (folder) => {
      const kind = kindOf(folder);
      const isThere = statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory();
      const remote = isRepository && isThere ? builtInSource(root) : undefined;
      const builtIn = builtInSource(BUILT_IN);
      const { items, report } = await readCollection({ folder, kind, builtIn, remote }, new Map());
      const own = items.flatMap((item, i): [string, unknown][] => {
        const { file = '', origin } = report.files?.used[i] ?? {};
        return isRepository && origin !== 'repository' ? [] : [[`${folder}/${file}`, item]];
      });
      const pages = items.flatMap((item) => pagesOf(kind, item));
      return { folder, items, own, pages, retired: report.retired ?? [] };
    }),
  );
  const singles = Object.keys(FIRM_FILES).flatMap((name): [string, unknown][] => {
    const value = readValue(root, `${name}.json`);
    return value === undefined ? [] : [[`${name}.json`, value]];
  });
  const builtInFigures = [HEAT_PUMP_GRANT, ...namesIn(readValue(BUILT_IN, 'figures.json'))];
  const files = new Map([...singles, ...read.flatMap(({ own }) => own)]);
  return checkReferences(files, {
    pages: new Set([
      ...listFixedPages(fileURLToPath(new URL('../..', import.meta.url))),
      ...read.flatMap(({ pages }) => pages),
    ]),
    retired: new Set(read.flatMap(({ retired }) => retired)),
    services: read.find(({ folder }) => folder === 'services')?.items ?? ([] as Item[]),
    figures: [...builtInFigures, ...namesIn(files.get('figures.json'))],
    builtInFigures,
  });
}

const namesIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

/** What a file holds; undefined if it is not there or cannot be read. */
function readValue(root: string, name: string): unknown {
  const path = join(root, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const json = parseJson(readFileSync(path, 'utf8'));
  return json.ok ? json.value : undefined;
}
