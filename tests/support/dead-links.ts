import { existsSync } from 'node:fs';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { builtPage } from './built-page.ts';

/** The links and sources of a built site that lead to no file of it, or to no place on a page: `/from → /to`. */
export function findDeadLinks(folder = 'dist'): string[] {
  const pages = new Map(listRoutes(folder).map((route) => [route, builtPage(route, folder)]));
  const isDead = (from: string, address: string): boolean => {
    if (/^(https?|mailto|tel|data):/.test(address)) return false;
    const { pathname, hash } = new URL(address, `http://site${from}`);
    const target = pages.get(pathname);
    if (!target) return !existsSync(`${folder}${pathname}`);
    // What follows a question mark is for an island to read.
    const id = decodeURIComponent(hash.slice(1)).replace(/\?.*/, '');
    return id !== '' && !target.getElementById(id);
  };
  return [...pages].flatMap(([route, page]) =>
    page
      .querySelectorAll('[href], [src]')
      .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
      .flatMap((address) => (address && isDead(route, address) ? [`${route} → ${address}`] : [])),
  );
}
