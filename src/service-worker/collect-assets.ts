/** The files a page refers to: styles, fonts, drawings, the scripts of its islands and their data. */
const IN_PAGES = /\/(?:_astro|data)\/[\w./-]+\.\w+/g;
/** Files that a script may load: other scripts, a worker, styles, data. */
const IN_SCRIPTS = /(?:\/_astro|\.)\/([\w.-]+\.(?:js|css))|\/data\/[\w-]+\.json/g;

interface HasText {
  text(): string | Promise<string>;
}

/**
 * The URLs of all files that pages need: those they refer to, and those that their scripts load, now or later. They
 * include all sizes of a photograph, although the browser loads only one.
 * @param read returns each file in turn, undefined if missing; only the source of scripts is used
 */
export async function collectAssets(
  pages: readonly string[],
  read: (url: string) => HasText | undefined | Promise<HasText | undefined>,
): Promise<Set<string>> {
  const urls = new Set(pages.flatMap((html) => html.match(IN_PAGES) ?? []));
  // The loop also visits URLs added during iteration.
  for (const url of urls) {
    const file = await read(url);
    if (!file || !url.endsWith('.js')) continue;
    for (const [reference, name] of (await file.text()).matchAll(IN_SCRIPTS)) {
      urls.add(name ? `/_astro/${name}` : reference);
    }
  }
  return urls;
}
