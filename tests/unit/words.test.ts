import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Turns of phrase that readers stumble over, and what to write. */
const FORBIDDEN: readonly [words: RegExp, better: string][] = [
  [/\blikelier\b/i, 'more likely'],
  [/\bwhat comes of\b/i, 'the result of'],
  [/\b(is|are) told of\b/i, 'gets a message about'],
  [/\btells? of\b/i, 'describes, reports'],
  [/\bas it stands\b/i, 'unchanged'],
];

const files = globSync([
  '*.md',
  '.github/**/*.yml',
  'docs/**/*.{md,yml}',
  'migrations/*.sql',
  '{src,scripts,harness}/**/*.{ts,tsx,astro,css}',
]);

/** Forbidden words in a text, each as "file:line: words → better". */
const findForbidden = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, i) =>
    FORBIDDEN.flatMap(([words, better]) => {
      const [found] = words.exec(line) ?? [];
      return found ? [`${file}:${i + 1}: ${found} → ${better}`] : [];
    }),
  );

test('texts, comments and documents use plain words', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findForbidden(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('forbidden words are found with their line', () => {
  expect(findForbidden('a.md', 'One\nThe firm is told of each.')).toEqual([
    'a.md:2: is told of → gets a message about',
  ]);
});
