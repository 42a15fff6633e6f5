import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseChecks, READERS } from '../../../../scripts/quick/choose-checks.ts';

const format = ['prettier', '--check', '--ignore-unknown'];
const types = ['npm', 'run', '--silent', 'test:types'];
const without = (checks: string[][]) => checks.filter(([command]) => command !== 'vitest');
const testsOf = (checks: string[][]) => checks.find(([command]) => command === 'vitest');

describe('after a change', () => {
  test('of code, all types and rules are checked, and the format of the file', () => {
    const file = 'scripts/serve.ts';
    const checks = chooseChecks([file]);
    expect(without(checks)).toEqual([[...format, file], ['oxlint']]);
    expect(testsOf(checks)).toContain(file);
  });

  test('of a component, its rules and the types of all components are', () => {
    const file = 'src/pages/index.astro';
    expect(without(chooseChecks([file]))).toEqual([[...format, file], ['oxlint', file], types]);
  });

  test('of code and a component, what each of them asks for', () => {
    const files = ['scripts/serve.ts', 'src/pages/index.astro'];
    expect(without(chooseChecks(files))).toEqual([[...format, ...files], ['oxlint'], types]);
  });

  test('of a sheet, its format and what reads sheets', () => {
    const checks = chooseChecks(['src/styles/tokens.css']);
    expect(without(checks)).toEqual([[...format, 'src/styles/tokens.css']]);
    expect(testsOf(checks)).toContain('tests/unit/styles/contrast.test.ts');
  });

  test('that takes a file away, the types of what is left', () => {
    const checks = chooseChecks(['src/gone.ts']);
    expect(without(checks)).toEqual([['oxlint']]);
    expect(testsOf(checks)).not.toContain('src/gone.ts');
  });

  test('of a configuration, no test that it only happens to reach', () => {
    const checks = chooseChecks(['vitest.config.ts']);
    expect(without(checks)).toEqual([[...format, 'vitest.config.ts'], ['oxlint']]);
    expect(testsOf(checks)).toBeUndefined();
  });

  test('of nothing, nothing is', () => {
    expect(chooseChecks([])).toEqual([]);
  });
});

test.each(READERS)('what reads files like %s is there', (_, pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});
