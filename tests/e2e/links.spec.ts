import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { builtPage } from '../support/built-page.ts';

const pages = new Map(listRoutes().map((route) => [route, builtPage(route)]));

/** What is wrong with a link, if anything. */
function problemOf(from: string, address: string): string | undefined {
  if (/^(https?|mailto|tel|data):/.test(address)) return undefined;
  const { pathname, hash } = new URL(address, `http://site${from}`);
  const target = pages.get(pathname);
  if (!target)
    return existsSync(`dist${pathname}`) ? undefined : `${from} → ${address}: no such page`;
  const id = decodeURIComponent(hash.slice(1));
  if (!id || target.getElementById(id)) return undefined;
  return `${from} → ${address}: no such place on that page`;
}

test('no internal link or fragment of the built site is dead', () => {
  const problems = [...pages].flatMap(([route, page]) =>
    page
      .querySelectorAll('[href], [src]')
      .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
      .flatMap((address) => (address ? (problemOf(route, address) ?? []) : [])),
  );
  expect(pages.size).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});

test('nothing of the token, or of a form of it, stands in the built pages', () => {
  for (const page of pages.values()) expect(page.toString()).not.toMatch(/CONTENT_TOKEN=|Bearer /);
});
