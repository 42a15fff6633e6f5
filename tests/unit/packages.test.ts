import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Dependencies {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Dependencies;

test('the compiler that draws previews is the one that Astro wants', () => {
  const wantedBy = (file: string) => read(file).dependencies?.['@astrojs/compiler-rs'];
  expect(wantedBy('package.json')).toBe(wantedBy('node_modules/astro/package.json'));
});

test('one Playwright drives all browsers, and none comes with the packages', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; hasInstallScript?: boolean }>;
  };
  const found = Object.entries(packages).filter(([path]) => /[/@]playwright/.test(path));
  expect(found.map(([path]) => path)).toEqual([
    'node_modules/@playwright/test',
    'node_modules/playwright',
    'node_modules/playwright-core',
  ]);
  expect(new Set(found.map(([, { version }]) => version)).size).toBe(1);
  expect(found.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test('a package runs code when it is installed only if it is allowed to', () => {
  expect(readFileSync('.npmrc', 'utf8')).toBe('strict-allow-scripts=true\n');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const running = Object.entries(packages).filter(([, each]) => each.hasInstallScript);
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  expect(running.map(([path]) => path.split('node_modules/').at(-1)).sort()).toEqual(
    Object.keys(allowScripts).sort(),
  );
});

test('what is locked can be installed on any system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Dependencies>;
  };
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap((each) =>
    Object.keys(each.optionalDependencies ?? {}),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});
