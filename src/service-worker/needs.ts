/** The files a page refers to: styles, fonts, drawings, the scripts of its islands and their data. */
const IN_PAGES = /\/(?:_astro|data)\/[\w./-]+\.\w+/g;
/** What a script may load: other scripts, a worker, styles, data. */
const IN_SCRIPTS = /(?:\/_astro|\.)\/([\w.-]+\.(?:js|css))|\/data\/[\w-]+\.json/g;

interface HasText {
  text(): string | Promise<string>;
}

/**
 * The addresses of all that pages need: what they name, and what scripts among that load, now or later. A photograph is
 * among them in all its sizes, of which the browser loads only one.
 * @param read gives each file in turn, undefined if it is missing; of its text, only that of scripts is read
 */
export async function collectAssets(
  pages: readonly string[],
  read: (address: string) => HasText | undefined | Promise<HasText | undefined>,
): Promise<Set<string>> {
  const needs = new Set(pages.flatMap((html) => html.match(IN_PAGES) ?? []));
  // What is added on the way is walked through as well.
  for (const address of needs) {
    const file = await read(address);
    if (!file || !address.endsWith('.js')) continue;
    for (const [whole, name] of (await file.text()).matchAll(IN_SCRIPTS)) {
      needs.add(name ? `/_astro/${name}` : whole);
    }
  }
  return needs;
}
