import { expect, test } from 'vitest';
import { isPhotograph, namedByPage, namedByScript } from '../../../src/offline/names.ts';

test('a page names its styles, typefaces, pictures, and its islands with their data', () => {
  const page =
    '<style>url("/_astro/heading.a1.woff2")</style><img src="/_astro/a-b.c_1-.svg" srcset="/_astro/p.x_1.avif 360w, /_astro/p.x_2.avif 640w">' +
    '<astro-island component-url="/_astro/Finder.-b.js" props="{&quot;dataUrl&quot;:[0,&quot;/data/stations.json&quot;]}">' +
    '<a href="/about"></a><img src="/_astro/a-b.c_1-.svg">';
  expect(namedByPage(page)).toEqual([
    '/_astro/heading.a1.woff2',
    '/_astro/a-b.c_1-.svg',
    '/_astro/p.x_1.avif',
    '/_astro/p.x_2.avif',
    '/_astro/Finder.-b.js',
    '/data/stations.json',
  ]);
});

test('a script names what it loads at once and later', () => {
  const code =
    'import{a}from"./BmzI.js";import("./Map.b2.js");new Worker("/_astro/planner-worker-x.js");h("link",{href:"/_astro/styles.a.css"});fetch(`/data/planner-weather.json`);"./BmzI.js"';
  expect(namedByScript(code)).toEqual([
    '/_astro/BmzI.js',
    '/_astro/Map.b2.js',
    '/_astro/planner-worker-x.js',
    '/_astro/styles.a.css',
    '/data/planner-weather.json',
  ]);
});

test('photographs have many sizes, drawings one', () => {
  expect(['/a.avif', '/a.webp', '/a.jpeg', '/a.jpg', '/a.png'].every(isPhotograph)).toBe(true);
  expect(isPhotograph('/a.svg')).toBe(false);
});
