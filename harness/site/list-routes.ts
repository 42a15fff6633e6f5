import { globSync } from 'node:fs';

/** Every page of dist by its address, the not-found pages of hosts left out. */
export function listRoutes(): string[] {
  return globSync('dist/**/*.html')
    .map((file) => file.replace(/^dist/, '').replace(/\.html$/, ''))
    .map((route) => (route === '/index' ? '/' : route))
    .filter((route) => !/(^|\/)404$/.test(route))
    .sort();
}
