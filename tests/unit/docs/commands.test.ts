// tests/build/documented-commands.test.ts runs the commands and checks their options.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listCommands } from '../../support/documented-commands.ts';

const commands = listCommands();

test('documented commands name only files that exist', () => {
  expect(commands.length).toBeGreaterThan(60);
  const paths = commands.flatMap(({ args }) =>
    args.filter((arg) => /^(tests|content|src|scripts)\/|\.config\.ts$/.test(arg)),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('documents name only test projects that exist', () => {
  const configs = ['vitest.config.ts', 'playwright.config.ts'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const named = commands.flatMap(({ text }) => [...text.matchAll(/--project[= ](\w+)/g)]);
  expect(named.length).toBeGreaterThan(2);
  expect(
    named.map(([, name]) => name).filter((name) => !configs.join().includes(`name: '${name}'`)),
  ).toEqual([]);
});
