import { OFFLINE_PAGE, PAGES_CACHE } from '../../service-worker/classify-request.ts';
import { readSavedDraft } from '../../enquiries/draft/saved-draft.ts';

/** The cached pages with their titles, most recently read first. */
async function listCachedPages(): Promise<{ path: string; title: string }[]> {
  const pages = await caches.open(PAGES_CACHE);
  const paths = (await pages.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== OFFLINE_PAGE);
  const listed = paths.toReversed().map(async (path) => {
    const html = (await (await pages.match(path))?.text()) ?? '';
    // Parses only the title: the page's styles would violate this page's policy.
    const [head = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
    const { title } = new DOMParser().parseFromString(head, 'text/html');
    return { path, title: title.replace(/ \| .*$/, '') };
  });
  return Promise.all(listed);
}

/**
 * Lists the pages available offline.
 * @param part finds an element of the page by its id
 */
export async function showCachedPages(part: (id: string) => HTMLElement): Promise<void> {
  part('waiting').hidden = !readSavedDraft()['waiting'];
  const pages = await listCachedPages();
  part('none').hidden = pages.length > 0;
  for (const { path, title } of pages) {
    const row = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    link.className = part('kept').dataset['link'] ?? '';
    row.append(link);
    part('kept').append(row);
  }
}
