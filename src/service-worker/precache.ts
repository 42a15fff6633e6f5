import { FILES_CACHE, PAGES_CACHE } from './classify-request.ts';
import { collectAssets } from './collect-assets.ts';

/** Photographs: a page refers to many sizes, and the browser loads only one. */
const PHOTOGRAPH = /\.(?:avif|webp|png|jpe?g)$/;

/** The dependencies of precaching. */
export interface PrecacheDependencies {
  caches: CacheStorage;
  fetch: (fileUrl: string, init: RequestInit) => Promise<Response>;
  /** Whether the visitor saves data, so that only files loaded by the page itself are cached. */
  savesData: () => boolean;
}

/** Whether a response is complete and not a redirect, so that it may be cached. */
export const isComplete = (response: Response): boolean =>
  response.status === 200 && !response.redirected;

/**
 * Caches a page with everything it needs, even for parts not yet in view, so that it works offline.
 * @param path of the page
 * @param cache the request mode for its HTML if it is not cached yet; 'reload' always requests it
 */
export async function precachePage(
  path: string,
  tools: PrecacheDependencies,
  cache: RequestCache,
): Promise<void> {
  const pages = await tools.caches.open(PAGES_CACHE);
  let page = cache === 'reload' ? undefined : await pages.match(path);
  if (!page) {
    page = await tools.fetch(path, { cache });
    if (!isComplete(page)) return;
    await pages.put(path, page.clone());
  }
  const files = await tools.caches.open(FILES_CACHE);
  const load = async (name: string) => (await files.match(name)) ?? loadFile(name, files, tools);
  const names = await collectAssets([await page.text()], async (name) =>
    (await load(name))?.text(),
  );
  // Sequential, since none of the files are urgent. Scripts have been loaded to find the others.
  for (const name of names) if (!name.endsWith('.js')) await load(name);
}

async function loadFile(
  name: string,
  files: Cache,
  tools: PrecacheDependencies,
): Promise<Response | undefined> {
  const onlyKnown = PHOTOGRAPH.test(name) || tools.savesData();
  try {
    const file = await tools.fetch(name, {
      cache: onlyKnown ? 'only-if-cached' : 'force-cache',
      mode: 'same-origin',
      priority: 'low',
    });
    if (!isComplete(file)) return undefined;
    await files.put(name, file.clone());
    return file;
  } catch {
    // Caches the other files even if this one fails.
    return undefined;
  }
}

/** Deletes files of old releases that no cached page needs. */
export async function pruneFiles(caches: CacheStorage): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES_CACHE), caches.open(FILES_CACHE)]);
  const cachedHtml = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const needed = await collectAssets(cachedHtml, async (name) => (await files.match(name))?.text());
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url);
    if (!needed.has(pathname)) await files.delete(url);
  }
}
