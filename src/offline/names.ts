/** Files that a page names: its styles, typefaces, drawings, the scripts of its islands and their data. */
const IN_PAGES = /\/(?:_astro|data)\/[\w./-]+\.\w+/g;
/** What a script loads, now or later: other scripts, a worker, styles, data. */
const IN_SCRIPTS = /(?:\/_astro|\.)\/([\w.-]+\.(?:js|css))|\/data\/[\w-]+\.json/g;
/** Of a photograph a page names many sizes, of which the browser took one. */
const PHOTOGRAPH = /\.(?:avif|webp|png|jpe?g)$/;

/** What a page needs, by address. */
export const namedByPage = (html: string): string[] => [...new Set(html.match(IN_PAGES))];

/** What a script needs, by address. */
export function namedByScript(code: string): string[] {
  const names = [...code.matchAll(IN_SCRIPTS)].map(([whole, file]) =>
    file ? `/_astro/${file}` : whole,
  );
  return [...new Set(names)];
}

export const isPhotograph = (address: string): boolean => PHOTOGRAPH.test(address);
