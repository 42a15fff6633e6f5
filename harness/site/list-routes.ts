import { globSync } from 'node:fs';

/** What is in dist and no page of the site: the not-found pages of hosts, and the form for editors. */
const OTHERS = /(^|\/)404$|^\/editor$/;

/** Every page of a built site by its address. */
export function listRoutes(folder = 'dist'): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .map((route) => (route === '/index' ? '/' : route))
    .filter((route) => !OTHERS.test(route))
    .sort();
}
