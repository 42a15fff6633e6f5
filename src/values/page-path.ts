/** The address of a page within the site, without extension or trailing slash, also while it is built as a file. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
