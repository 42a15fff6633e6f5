import type { SiteText } from './site-texts.ts';

/** A word or number that needs a reason, and where in a text it stands. */
export interface Finding extends SiteText {
  words: string;
  at: number;
}

/** Words that may stand, as they stand, and why. */
export interface Allowed {
  words: string;
  why: string;
}

/** What a pattern finds in texts. @param pattern with the flag g */
export const findWords = (texts: readonly SiteText[], pattern: RegExp): Finding[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index: at }) => ({ file, text, words, at })),
  );

/** Those that no allowed words hold, each with its file and what stands around it. */
export const listUnexplained = (
  findings: readonly Finding[],
  allowed: readonly Allowed[],
): string[] =>
  findings
    .filter((finding) => !allowed.some((each) => isHeld(finding, each)))
    .map(({ file, text, words, at }) => `${file}: "${words}" in "${around(text, at)}"`);

/** Allowed words that hold nothing that was found. */
export const listUnused = (findings: readonly Finding[], allowed: readonly Allowed[]): string[] =>
  allowed
    .filter((each) => !findings.some((finding) => isHeld(finding, each)))
    .map(({ words }) => words);

function isHeld({ text, words, at }: Finding, allowed: Allowed): boolean {
  for (let from = text.indexOf(allowed.words); from >= 0;) {
    if (from <= at && at + words.length <= from + allowed.words.length) return true;
    from = text.indexOf(allowed.words, from + 1);
  }
  return false;
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 60);
