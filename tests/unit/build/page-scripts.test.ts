import { expect, test } from 'vitest';
import { readPage } from '../../../src/build/page-elements.ts';
import { scriptsOf } from '../../../src/build/page-scripts.ts';

const FILES: Record<string, string> = {
  '/_astro/Finder.a1.js': 'import("./Map.b2.js");finder()',
  '/_astro/Map.b2.js': 'import"./Finder.a1.js";map()',
};

const read = (address: string) => {
  const text = FILES[address];
  return text === undefined ? Promise.reject(new Error(address)) : Promise.resolve(text);
};

test('the scripts of a page are its own, those of its islands, and what these load when asked', async () => {
  const page = readPage(
    '<script>own()</script><astro-island component-url="/_astro/Finder.a1.js"></astro-island>',
  );
  expect(await scriptsOf(page, read)).toEqual(['own()', ...Object.values(FILES)]);
});

test('data are no script', async () => {
  const data = '<script type="application/ld+json">{"text":"grid"}</script>';
  expect(await scriptsOf(readPage(data), read)).toEqual([]);
});

test('a script that is not there stops the build', async () => {
  const page = readPage('<script src="/_astro/gone.js"></script>');
  await expect(scriptsOf(page, read)).rejects.toThrow('/_astro/gone.js');
});
