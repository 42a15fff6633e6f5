import { expect, test } from 'vitest';
import { collectAssets } from '../../../src/service-worker/collect-assets.ts';

const PAGE =
  '<style>url("/_astro/heading.a1.woff2")</style><img src="/_astro/a-b.c_1-.svg" srcset="/_astro/p.x_1.avif 360w, /_astro/p.x_2.avif 640w">' +
  '<astro-island component-url="/_astro/Finder.-b.js" props="{&quot;dataUrl&quot;:[0,&quot;/data/stations.json&quot;]}">' +
  '<a href="/about"></a><img src="/_astro/a-b.c_1-.svg">';
const FINDER =
  'import{a}from"./BmzI.js";new Worker("/_astro/planner-worker-x.js");h("link",{href:"/_astro/styles.a.css"});fetch(`/data/planner-weather.json`)';
const SCRIPTS: Record<string, string> = {
  '/_astro/Finder.-b.js': FINDER,
  '/_astro/BmzI.js': 'import("./Map.b2.js")',
  '/_astro/Map.b2.js': 'import"./Finder.-b.js"',
};

test('lists each file that a page needs once', async () => {
  const requested: string[] = [];
  const urls = await collectAssets([PAGE], (url) => {
    const script = SCRIPTS[url];
    return script === undefined ? undefined : { text: () => (requested.push(url), script) };
  });
  expect([...urls]).toEqual([
    '/_astro/heading.a1.woff2',
    '/_astro/a-b.c_1-.svg',
    '/_astro/p.x_1.avif',
    '/_astro/p.x_2.avif',
    '/_astro/Finder.-b.js',
    '/data/stations.json',
    '/_astro/BmzI.js',
    '/_astro/planner-worker-x.js',
    '/_astro/styles.a.css',
    '/data/planner-weather.json',
    '/_astro/Map.b2.js',
  ]);
  expect(requested).toEqual(Object.keys(SCRIPTS));
});
