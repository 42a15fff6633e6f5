import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseChecks, READERS } from '../../../scripts/test-changed/choose-checks.ts';

const chosen = 'scripts/test-changed/choose-checks.ts';
const importers = ['scripts/test-changed.ts', 'tests/unit/scripts/choose-checks.test.ts'];

/** What a command is given after a change, in alphabetical order; nothing where it is not run. */
function filesFor(command: string, changed: string[]): string[] | undefined {
  const check = chooseChecks(changed).find(([name]) => name === command);
  return check?.slice(1).toSorted();
}

describe('after a change', () => {
  test('the format of what changed is checked', () => {
    const changed = [chosen, 'README.md'];
    expect(filesFor('prettier', changed)).toEqual(
      ['--check', '--ignore-unknown', ...changed].toSorted(),
    );
  });

  test('types and rules are, in all that imports what changed', () => {
    expect(filesFor('oxlint', [chosen])).toEqual([chosen, ...importers].toSorted());
    expect(filesFor('oxlint', ['harness/architecture/read-imports.ts'])).toEqual(
      expect.arrayContaining([chosen, ...importers]),
    );
    expect(filesFor('oxlint', ['README.md', 'src/styles/tokens.css'])).toBeUndefined();
  });

  test('components are, where they use what changed', () => {
    expect(filesFor('astro', [chosen])).toBeUndefined();
    expect(filesFor('astro', ['src/pages/index.astro'])).toContain('check');
    expect(filesFor('astro', ['src/ui/classes.ts'])).toContain('check');
  });

  test('tests are that import what changed, or read it', () => {
    expect(filesFor('vitest', [chosen])).toContain(chosen);
    expect(filesFor('vitest', ['src/styles/tokens.css'])).toContain(
      'tests/unit/styles/tokens.test.ts',
    );
  });

  test('nothing asks for a file that is gone', () => {
    const gone = 'src/pages/_styleguide/gone.ts';
    expect(filesFor('prettier', [gone])).toBeUndefined();
    expect(filesFor('oxlint', [gone])).toBeUndefined();
    expect(filesFor('vitest', [gone])).not.toContain(gone);
  });

  test('not every test is because a configuration reaches all', () => {
    expect(filesFor('vitest', ['vitest.config.ts'])).toBeUndefined();
  });

  test('of nothing, nothing is', () => {
    expect(chooseChecks([])).toEqual([]);
  });
});

test.each(READERS)('what reads files like %s is there', (_, pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});
