import { existsSync, globSync } from 'node:fs';

const CODE = /\.[cm]?[jt]sx?$|^tsconfig|^\.oxlintrc/;
/** What tests import; a configuration reaches all of them, which is not quick. */
const IMPORTED = /^(src|scripts|harness|tests|content)\//;
const RELATED = ['vitest', 'related', '--run', '--project', 'unit', '--reporter', 'dot'];

/** Tests that read files by their names: no import leads from what changed to them. */
export const READERS: [changed: RegExp, tests: string][] = [
  [/^(src|content)\//, 'tests/unit/{architecture.test.ts,docs/truth.test.ts,words/*.test.ts}'],
  [/^content\//, 'tests/unit/**/built-in-content.test.ts'],
  [/\.css$/, 'tests/unit/styles/*.test.ts'],
  [/\.md$|^package\.json$/, 'tests/unit/docs/*.test.ts'],
  [/\.yml$/, 'tests/unit/workflows/*.test.ts'],
];

/**
 * What is to be run after a change, as commands.
 * @param changed files, those that are gone too
 */
export function chooseChecks(changed: string[]): string[][] {
  const present = changed.filter((file) => existsSync(file));
  const markup = present.filter((file) => file.endsWith('.astro'));
  const readers = READERS.filter(([pattern]) => changed.some((file) => pattern.test(file)));
  const tests = readers.flatMap(([, pattern]) => globSync(pattern));
  tests.push(...present.filter((file) => IMPORTED.test(file)));
  const checks: string[][] = [];
  if (tests.length > 0) checks.push([...RELATED, ...tests]);
  if (present.length > 0) checks.push(['prettier', '--check', '--ignore-unknown', ...present]);
  // A type is right or wrong where it is used, so all code is looked at.
  if (changed.some((file) => CODE.test(file))) checks.push(['oxlint']);
  else if (markup.length > 0) checks.push(['oxlint', ...markup]);
  if (markup.length > 0) checks.push(['npm', 'run', '--silent', 'test:types']);
  return checks;
}
