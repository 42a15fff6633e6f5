import { expect, test } from 'vitest';
import { needsOf } from '../../../../harness/site/needs-of.ts';

const SCRIPTS: Record<string, string> = {
  '/_astro/Finder.a1.js': 'import("./Map.b2.js");fetch("/data/stations.json")',
  '/_astro/Map.b2.js': 'import"./Finder.a1.js"',
};

test('a page needs what it names, and what its scripts load, each once', async () => {
  const asked: string[] = [];
  const html = '<img src="/_astro/sun.c3.svg"><astro-island component-url="/_astro/Finder.a1.js">';
  const needs = await needsOf(html, (address) => {
    asked.push(address);
    return SCRIPTS[address] ?? '';
  });
  expect(needs).toEqual([
    '/_astro/sun.c3.svg',
    '/_astro/Finder.a1.js',
    '/_astro/Map.b2.js',
    '/data/stations.json',
  ]);
  expect(asked).toEqual(Object.keys(SCRIPTS));
});
