import { globSync } from 'node:fs';

/** Every page of a built site by its address, the not-found pages of hosts left out. */
export function listRoutes(folder = 'dist'): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .map((route) => (route === '/index' ? '/' : route))
    .filter((route) => !/(^|\/)404$/.test(route))
    .sort();
}
