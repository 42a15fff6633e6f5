import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Strings of several words, except messages of errors for developers and the names of products. */
function sentencesIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/new \w*Error\([\s\S]*?\);/g, '')
    .replaceAll(/name: '(Kingspan|Bergey) [^']*'/g, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, text, template]) => text ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, ''))
    .filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text));
}

test('returns codes and numbers instead of sentences', () => {
  const files = globSync('src/planner/engine/**/*.ts');
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((file) => sentencesIn(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
  expect(sentencesIn("const why = 'No heat is needed.';")).toEqual(['No heat is needed.']);
});
