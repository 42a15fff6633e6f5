import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Turns of phrase that readers stumble over, and what to write. Upper and lower case are the same. */
const FORBIDDEN: readonly [words: RegExp, better: string][] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix, correct, repair'],
  [/\b(com(e|es|ing) alive|(is|are) alive)\b/i, 'hydrates'],
  [/\b(that|which|it|what|one|text) (is|are) none\b/i, 'is invalid, does not exist'],
  [/\b(is|are|was|were) told of\b/i, 'gets a message about'],
  [/\btell(s|ing)? of\b/i, 'describes, reports'],
  [/\b(go|goes|went|going) by\b/i, 'depends on, uses'],
  [/\bwhat (comes|came|becomes|(has |have )?become) of\b/i, 'the result of'],
  [/\bas (it|they) stands?\b/i, 'unchanged'],
  [/\banew\b/i, 'again'],
  [/\blikelier\b/i, 'more likely'],
  [/\bmiddling\b/i, 'average'],
  [/\breckon(s|ed|ing)?\b/i, 'calculate'],
  [/\b(the|these|those|its|both|two) faces\b/i, 'fonts'],
  [/\b(law|page|tool|library|site|calendar|file) wants\b/i, 'needs, requires'],
  [/\b(without a|weak|slow) line\b|\bline is back\b/i, 'offline, connection'],
  [/\bno \w+ waits\b/i, 'there are no'],
  [/\bby (itself|themselves)\b/i, 'automatically, separately, alone'],
  [/\b(thing|class|place|folder|page|name|process|build|text) of (its|their) own\b/i, 'a separate'],
  [
    /(?<!there )\bis no (folder|file|postcode|content|kind|number|date|day|address|list|item|text)\b/i,
    'is not a',
  ],
  [/\bfirm files\b/i, 'settings files'],
  [/\baged\b/i, 'stale'],
  [/\b(for|by|of|to) who (cannot|has|have|is|would|meets?|wants?)\b/i, 'for people who'],
  [/\b(what|where (it|they|the \w+)) lies?\b/i, 'is stored'],
  [/\bwhat stands\b|\bstands (beside|below|in the place of)\b/i, 'is'],
  [/\bwak(e|es|ing) the worker\b/i, 'runs the Worker'],
  [/\ball the same\.|\bwhoever\b/i, 'still; anyone who'],
  [/\bstands? with\b|\bstand-in picture\b/i, 'is declared with; placeholder picture'],
  [/\bspeaks? of\b/i, 'mentions'],
  [/\basks first\b/i, 'detects'],
  [/\bof each two\b/i, 'of each pair'],
  [/\bwhat (they|it) comes? to\b/i, 'the result, the total'],
  [/\bput(s|ting)? (it|each|each pair|them) down to\b/i, 'attributes to'],
];

/** Words that no name in code may contain, however it is capitalised. */
const FORBIDDEN_NAMES: readonly [words: RegExp, better: string][] = [
  [/\b(is )?alive\b/, 'is hydrated'],
  [/\b(anew|bent|likelier|mend|middling|reckon|stamp)\b/, 'again, fault, fix, average, calculate'],
  [/\b(said|told)\b/, 'text, message, summary'],
  [/\b(wanted|wants)\b/, 'requested, required, needs'],
  [/\b((leave|left) out|lay over)\b/, 'exclude, skip; map, overlay'],
  [/\b(at most|fewest|most|least)\b/, 'maximum, minimum'],
  [/\b(longest|shortest) (chart|ms|payback|pause|secret)\b/, 'max, min'],
  [/\b(is right|slip|of use)\b/, 'valid, probably pounds, supported'],
  [/^(bought|culprits?|draws|own|theirs|threads)$/, 'the noun for the value'],
  [/\b(give (car|heat|house)|held kwh|room kwh|waits for nothing)\b/, 'stored, headroom'],
  [/\bpassed over\b/, 'harmless if missing'],
  [/\b(helped|spare|spared)\b/, 'grant category, surplus, avoided cost'],
];

/** A property of Node. */
const ALLOWED_NAMES = ['shouldKeepAlive'];

/** The names that code declares, and all names of several words. */
const namesIn = (code: string): string[] => [
  ...Array.from(
    code.matchAll(/\b(?:class|const|function\*?|interface|let|type) ([\w$]+)/g),
    ([, name = '']) => name,
  ),
  ...(code.match(/\b[A-Za-z]?[a-z\d]+[A-Z]\w*|\b[A-Z]+_[A-Z_]+\b/g) ?? []),
];

/** "isAlive" and "IS_ALIVE" as "is alive". */
const splitName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Forbidden names in code, each as "file: name → better". */
const findForbiddenNames = (file: string, code: string): string[] =>
  [...new Set(namesIn(code))].flatMap((name) => {
    if (ALLOWED_NAMES.includes(name)) return [];
    const better = FORBIDDEN_NAMES.find(([words]) => words.test(splitName(name)))?.[1];
    return better === undefined ? [] : [`${file}: ${name} → ${better}`];
  });

/** Specified texts, and real uses of these words, by the end of the file's name. */
const EXCEPTIONS: readonly [file: string, words: string][] = [
  ['figures.json', 'Octopus Go by'],
  ['case-studies/isle-of-skye-fudge-company.json', 'battery stands beside'],
  ['faqs/micro-turbines-storms.json', 'of the wind by itself'],
];

const files = globSync([
  '*.md',
  '.github/**/*.yml',
  'content/**/*.json',
  'docs/**/*.{md,yml}',
  'migrations/*.sql',
  'starter/**/*.json',
  '{src,scripts,harness,tests}/**/*.{ts,tsx,astro,css}',
]).filter((file) => file !== 'tests/unit/plain-english.test.ts');

/** Forbidden words in a text, each as "file:line: words → better". */
const findForbidden = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, i) => {
    const checked = EXCEPTIONS.reduce(
      (rest, [end, words]) => (file.endsWith(end) ? rest.replaceAll(words, '') : rest),
      line,
    );
    return FORBIDDEN.flatMap(([words, better]) => {
      const [found] = words.exec(checked) ?? [];
      return found ? [`${file}:${i + 1}: ${found} → ${better}`] : [];
    });
  });

test('uses plain words in texts, comments and documents', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => findForbidden(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('uses plain words in the names of code', () => {
  const code = files.filter((file) => /\.(tsx?|astro)$/.test(file));
  expect(code.length).toBeGreaterThan(500);
  expect(code.flatMap((file) => findForbiddenNames(file, readFileSync(file, 'utf8')))).toEqual([]);
});
