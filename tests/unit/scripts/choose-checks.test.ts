import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseChecks, TESTS_OF_READ_FILES } from '../../../scripts/test-changed/choose-checks.ts';

const chosen = 'scripts/test-changed/choose-checks.ts';
const importers = ['scripts/test-changed.ts', 'tests/unit/scripts/choose-checks.test.ts'];
const deletedFile = 'src/pages/_styleguide/gone.ts';

/** The arguments of a command after a change; undefined if it does not run. */
const argumentsOf = (command: string, changed: string[]) =>
  chooseChecks(changed)
    .find(([name]) => name === command)
    ?.slice(1);

describe('checks after a change', () => {
  test.each([
    ['prettier', [chosen, 'README.md'], [chosen, 'README.md']],
    ['oxlint', [chosen], [chosen, ...importers]],
    ['oxlint', ['harness/architecture/read-imports.ts'], [chosen, ...importers]],
    ['astro', ['src/pages/index.astro'], ['check']],
    ['astro', ['src/ui/classes.ts'], ['check']],
    ['vitest', [chosen], [chosen]],
    ['vitest', ['src/styles/tokens.css'], ['tests/unit/styles/tokens.test.ts']],
  ])('runs %s on files affected by %j', (command, changed, reached) => {
    expect(argumentsOf(command, changed)).toEqual(expect.arrayContaining(reached));
  });

  test.each([
    ['oxlint', ['README.md', 'src/styles/tokens.css']],
    ['astro', [chosen]],
    ['vitest', ['vitest.config.ts']],
    ['prettier', [deletedFile]],
    ['oxlint', [deletedFile]],
  ])('does not run %s for %j', (command, changed) => {
    expect(argumentsOf(command, changed)).toBeUndefined();
  });

  test('does not pass deleted files to commands', () => {
    expect(argumentsOf('vitest', [deletedFile])).not.toContain(deletedFile);
  });

  test('runs no command if nothing changed', () => {
    expect(chooseChecks([])).toEqual([]);
  });
});

test.each(TESTS_OF_READ_FILES)('finds the tests for %s: %s', (_, pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});
