/** A page's path without extension or trailing slash, even during the build, when it is a file. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
