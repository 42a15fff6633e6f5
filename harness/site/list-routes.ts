import { globSync } from 'node:fs';

/** Files in dist that are not pages of the site: the hosts' not-found pages, and the content form. */
const OTHERS = /(^|\/)404$|^\/editor$/;

/** Every page of a built site, by its URL. */
export function listRoutes(folder = 'dist'): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .map((route) => (route === '/index' ? '/' : route))
    .filter((route) => !OTHERS.test(route))
    .sort();
}
