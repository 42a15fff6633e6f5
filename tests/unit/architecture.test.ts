import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  listFiles,
  readImports,
  moduleOf,
  type Import,
} from '../../harness/architecture/read-imports.ts';
import {
  MODULE_BOUNDARIES,
  RESTRICTED_PACKAGES,
} from '../../harness/architecture/module-boundaries.ts';

const files = listFiles();
const imports = files.flatMap(readImports);

/** Whether a module may import this. */
function isAllowed({ from, to, isPackage, isType }: Import): boolean {
  const module = moduleOf(from);
  const { modules, packages } = MODULE_BOUNDARIES[module] ?? { modules: [], packages: /^$/ };
  if (isPackage) {
    const single = RESTRICTED_PACKAGES[to];
    return single ? from.startsWith(single) : isType || packages.test(to);
  }
  if (to.startsWith('content/')) return true;
  const other = moduleOf(to);
  if (modules.includes(to)) return true;
  const thing = other.split('/')[0] ?? '';
  return (
    other === module ||
    modules.includes(other) ||
    modules.includes(thing) ||
    (isType && modules.includes(`${other} (types)`))
  );
}

describe('the module structure', () => {
  test('modules import only what their boundaries allow', () => {
    expect(files.length).toBeGreaterThan(40);
    const wrong = imports.filter((each) => !isAllowed(each));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('modules have no circular imports of values', () => {
    const targets = Map.groupBy(imports, ({ from }) => from);
    const open = new Set<string>();
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string) => {
      if (open.has(file)) circles.push([...open, file].join(' → '));
      if (open.has(file) || done.has(file)) return;
      open.add(file);
      for (const { to } of targets.get(file) ?? []) visit(to);
      open.delete(file);
      done.add(file);
    };
    files.forEach(visit);
    expect(circles).toEqual([]);
  });

  test('every module is declared', () => {
    expect(
      files.map(moduleOf).filter((module) => !Object.hasOwn(MODULE_BOUNDARIES, module)),
    ).toEqual([]);
  });

  test('only one module reads astro:content', () => {
    const readers = imports.filter(({ to }) => to === 'astro:content').map(({ from }) => from);
    expect(readers).toEqual(['src/content/queries/queries.ts']);
  });

  test('calculators are independent, except for their shared files', () => {
    const ofOne = /^src\/calculators\/rules\/[^/]+\//;
    const between = imports.filter(
      ({ from, to }) => ofOne.test(from) && ofOne.test(to) && dirname(from) !== dirname(to),
    );
    expect(between).toEqual([]);
  });

  test('scripts and the site import no test code', () => {
    const others = globSync(['scripts/**/*.ts', 'harness/**/*.ts', 'src/*.ts']);
    const wrong = [...imports, ...others.flatMap(readImports)].filter(({ to }) =>
      to.startsWith('tests/'),
    );
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('the planner’s page does not load the simulation', () => {
    const loaded = new Set(['src/planner/island/Planner.tsx']);
    for (const file of loaded) {
      const values = readImports(file).filter(({ isPackage, isType }) => !isPackage && !isType);
      for (const { to } of values) loaded.add(to);
    }
    expect(loaded).toContain('src/planner/engine/local-hour.ts');
    expect(loaded).not.toContain('src/planner/engine/clock.ts');
  });

  test('colours come only from the theme', () => {
    const named = globSync('src/**/*.{css,astro,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/#[0-9a-f]{3,8}\b(?=[;,)\s])|rgb\(/gi)].map(
        ([colour]) => `${file}: ${colour}`,
      ),
    );
    expect(named).toEqual([]);
  });
});
