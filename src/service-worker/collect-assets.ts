/** The files a page refers to: styles, fonts, drawings, the scripts of its islands and their data. */
const IN_PAGES = /\/(?:_astro|data)\/[\w./-]+\.\w+/g;
/** Files that a script may load: other scripts, a worker, styles, data. */
const IN_SCRIPTS = /(?:\/_astro|\.)\/([\w.-]+\.(?:js|css))|\/data\/[\w-]+\.json/g;

/**
 * The URLs of all files that pages need: those they refer to, and those that their scripts load, now or later. They
 * include all sizes of a photograph, although the browser loads only one.
 * @param readScript returns the source of a script, undefined if missing
 */
export async function collectAssets(
  pages: readonly string[],
  readScript: (url: string) => string | undefined | Promise<string | undefined>,
): Promise<Set<string>> {
  const urls = new Set(pages.flatMap((html) => html.match(IN_PAGES) ?? []));
  // The loop also visits URLs added during iteration.
  for (const url of urls) {
    const script = url.endsWith('.js') ? await readScript(url) : '';
    for (const [reference, name] of script?.matchAll(IN_SCRIPTS) ?? []) {
      urls.add(name ? `/_astro/${name}` : reference);
    }
  }
  return urls;
}
