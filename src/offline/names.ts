/** The files a page refers to: styles, fonts, drawings, the scripts of its islands and their data. */
const IN_PAGES = /\/(?:_astro|data)\/[\w./-]+\.\w+/g;
/** What a script may load: other scripts, a worker, styles, data. */
const IN_SCRIPTS = /(?:\/_astro|\.)\/([\w.-]+\.(?:js|css))|\/data\/[\w-]+\.json/g;
/** A page names many sizes of a photograph, of which the browser loads only one. */
const PHOTOGRAPH = /\.(?:avif|webp|png|jpe?g)$/;

/** The addresses of the files a page needs. */
export const namedByPage = (html: string): string[] => [...new Set(html.match(IN_PAGES))];

/** The addresses of the files a script needs. */
export function namedByScript(code: string): string[] {
  const names = [...code.matchAll(IN_SCRIPTS)].map(([whole, file]) =>
    file ? `/_astro/${file}` : whole,
  );
  return [...new Set(names)];
}

export const isPhotograph = (address: string): boolean => PHOTOGRAPH.test(address);
