import { FILES, PAGES } from './kept.ts';
import { isPhotograph, namedByPage, namedByScript } from './names.ts';

/** What keeping needs of its surroundings. */
export interface Tools {
  caches: CacheStorage;
  fetch: (address: string, how: RequestInit) => Promise<Response>;
  /** Whether the visitor wants to save data: then nothing is loaded that the page itself did not load. */
  savesData: () => boolean;
}

/** Whether an answer is what was asked for, so that it may be kept. */
export const isWhole = (response: Response): boolean =>
  response.status === 200 && !response.redirected;

/**
 * Keeps a page with all that it needs, so that it works without a line, the parts too that are not in view yet.
 * @param path of the page
 * @param cache how its HTML is asked for, where it is not kept already
 */
export async function keepPage(path: string, tools: Tools, cache: RequestCache): Promise<void> {
  const pages = await tools.caches.open(PAGES);
  let page = cache === 'reload' ? undefined : await pages.match(path);
  if (!page) {
    page = await tools.fetch(path, { cache });
    if (!isWhole(page)) return;
    await pages.put(path, page.clone());
  }
  const files = await tools.caches.open(FILES);
  const names = namedByPage(await page.text());
  await readAll(names, async (name) => (await files.match(name)) ?? load(name, files, tools));
}

/** Reads files, and what scripts among them load; one after another, since none of it is urgent. */
async function readAll(
  names: readonly string[],
  read: (name: string) => Promise<Response | undefined>,
): Promise<Set<string>> {
  const all = new Set(names);
  // What is added meanwhile comes later.
  for (const name of all) {
    const file = await read(name);
    if (!file || !name.endsWith('.js')) continue;
    for (const next of namedByScript(await file.text())) all.add(next);
  }
  return all;
}

async function load(name: string, files: Cache, tools: Tools): Promise<Response | undefined> {
  const onlyKnown = isPhotograph(name) || tools.savesData();
  try {
    const file = await tools.fetch(name, {
      cache: onlyKnown ? 'only-if-cached' : 'force-cache',
      mode: 'same-origin',
      priority: 'low',
    });
    if (!isWhole(file)) return undefined;
    await files.put(name, file.clone());
    return file;
  } catch {
    // Without this one file, the others are worth keeping.
    return undefined;
  }
}

/** Throws away the files that no kept page needs: those of releases that are gone. */
export async function tidyFiles(caches: CacheStorage): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const kept = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const needed = await readAll(kept.flatMap(namedByPage), (name) => files.match(name));
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url);
    if (!needed.has(pathname)) await files.delete(url);
  }
}
