import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

test('uses the compiler version that Astro requires in previews', () => {
  const versionIn = (file: string) =>
    (read(file) as Package).dependencies?.['@astrojs/compiler-rs'];
  expect(versionIn('package.json')).toBe(versionIn('node_modules/astro/package.json'));
});

test('uses one version of Playwright without its browsers', () => {
  const found = Object.entries(packages).filter(([path]) => /[/@]playwright/.test(path));
  const names = ['@playwright/test', 'playwright', 'playwright-core'];
  expect(found.map(([path]) => path)).toEqual(names.map((name) => `node_modules/${name}`));
  expect(new Set(found.map(([, { version }]) => version)).size).toBe(1);
  expect(found.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test('allows install scripts only for listed packages', () => {
  expect(readFileSync('.npmrc', 'utf8')).toBe('strict-allow-scripts=true\n');
  const running = Object.entries(packages).filter(([, each]) => each.hasInstallScript);
  const { allowScripts } = read('package.json') as { allowScripts: object };
  expect(running.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(allowScripts).sort());
});

test('keeps the lock file valid on all systems', () => {
  const locked = new Set(Object.keys(packages).map(nameOf));
  const required = Object.values(packages).flatMap((each) =>
    Object.keys(each.optionalDependencies ?? {}),
  );
  expect(required.length).toBeGreaterThan(100);
  expect(required.filter((name) => !locked.has(name))).toEqual([]);
});
