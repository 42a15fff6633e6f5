import { existsSync, globSync } from 'node:fs';
import { readImports } from '../../harness/architecture/read-imports.ts';

const CODE = /\.(tsx?|astro)$/;
/** Files that tests import. Configuration is excluded: it would select all tests, which is slow. */
const IMPORTED = /^(src|scripts|harness|tests|content)\//;
const RELATED = 'vitest related --run --project unit --project sample --reporter dot'.split(' ');

/** Tests that read files by name, so that imports do not show the relation. */
export const TESTS_OF_READ_FILES: [changed: RegExp, tests: string][] = [
  [/^src\//, 'tests/unit/architecture.test.ts'],
  [/^src\//, 'tests/unit/docs/references.test.ts'],
  [
    /^(src|scripts|harness|tests|content|docs|migrations|\.github)\/|\.md$/,
    'tests/unit/plain-english.test.ts',
  ],
  [/^(src|content)\//, 'tests/sample/**/*.test.ts'],
  [/\.css$/, 'tests/unit/styles/*.test.ts'],
  [/\.md$|^package\.json$/, 'tests/unit/docs/*.test.ts'],
  [/\.yml$/, 'tests/unit/workflows/*.test.ts'],
];

/** Files whose types may have changed: the changed files and their direct and indirect importers. */
function reachedBy(changed: string[]): string[] {
  const imports = globSync('{src,scripts,harness,tests}/**/*.{ts,tsx,astro}').flatMap(readImports);
  const reached = new Set(changed.filter((file) => /\.(tsx?|astro|json)$/.test(file)));
  for (const file of reached) {
    for (const { from, to } of imports) if (to === file) reached.add(from);
  }
  return [...reached].filter((file) => CODE.test(file) && existsSync(file));
}

/**
 * The commands to run after a change.
 * @param changed changed files, including deleted ones
 */
export function chooseChecks(changed: string[]): string[][] {
  const existing = changed.filter((file) => existsSync(file));
  const reached = reachedBy(changed);
  const readers = TESTS_OF_READ_FILES.filter(([pattern]) =>
    changed.some((file) => pattern.test(file)),
  );
  const tests = readers.flatMap(([, pattern]) => globSync(pattern));
  tests.push(...existing.filter((file) => IMPORTED.test(file)));
  const checks: string[][] = [];
  if (tests.length > 0) checks.push([...RELATED, ...tests]);
  if (existing.length > 0) checks.push(['prettier', '--check', '--ignore-unknown', ...existing]);
  if (reached.length > 0) checks.push(['oxlint', ...reached]);
  if (reached.some((file) => file.endsWith('.astro'))) {
    checks.push(
      'astro check --noSync --minimumSeverity warning --tsconfig tsconfig.astro.json'.split(' '),
    );
  }
  return checks;
}
