import * as z from 'zod/mini';
import { LINK_URL, WORD_TAGS } from '../html-rules.ts';
import { COMPANY_FACTS, IN_CURLY_BRACKETS, LINK_FACTS } from '../facts.ts';
import { issueWith } from './messages.ts';
import { fileFields, label, line, paragraph, labelledGroup, yesNo } from './primitives.ts';

/** The maximum number of letters to add, remove or replace between similar words. */
const MAX_DISTANCE = 2;

/** Whether two words differ by at most two letters, and by less than half of each. */
function isNear(one: string, other: string): boolean {
  return (
    distance(one, other) <=
    Math.min(MAX_DISTANCE, Math.floor((Math.min(one.length, other.length) - 1) / 2))
  );
}

/** The Levenshtein distance between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The advice on an unknown name: the known name that differs by a letter or two, else all known names. */
function suggestFact([written, name = '']: readonly string[], known: readonly string[]): string {
  const near = known.find((each) => isNear(each.toLowerCase(), name.trim().toLowerCase()));
  const others = known.filter((each) => each !== near).map((each) => `{${each}}`);
  return near === undefined
    ? `${written} is not a name the site knows: use one of ${others.join(', ')}`
    : `${written} is not a name the site knows: did you mean {${near}}? The others are ${others.join(', ')}`;
}

/** Allows only these facts in curly brackets. */
const withFacts = (text: z.ZodMiniString, known: readonly string[]) =>
  text.check(({ value, issues }) => {
    const unknown = [...value.matchAll(IN_CURLY_BRACKETS)].find(
      ([, name = '']) => !known.includes(name),
    );
    const [unclosed] = /\{\w*|\}/.exec(value.replace(IN_CURLY_BRACKETS, '')) ?? [];
    if (unknown) {
      const expected = 'only known facts in curly brackets';
      issues.push(issueWith(value, { expected, fix: suggestFact(unknown, known) }));
    } else if (unclosed) {
      const other = unclosed === '}' ? '{ before the name' : `} after ${unclosed}`;
      const expected = 'curly brackets in pairs';
      issues.push(issueWith(value, { expected, fix: `add the missing ${other}` }));
    }
  });

/**
 * A single-line string that may contain placeholders for facts about the company.
 * @param more names of facts for this string only
 */
export const shortText = (description: string, max = 120, more: readonly string[] = []) =>
  withFacts(line(description, max), [...COMPANY_FACTS, ...more]);

/** A longer string with placeholders for facts. */
export const longText = (description: string, max = 600, more: readonly string[] = []) =>
  withFacts(paragraph(description, max), [...COMPANY_FACTS, ...more]);

const WORDS_ONLY = 'only bold, italics and links work here: remove everything else';
const ADDRESS = LINK_URL.source.slice(1, -1);
const SIMPLE_TAGS = new RegExp(`<a href=(["'])${ADDRESS}\\1>|</a>|</?(?:strong|em)>`, 'g');

/** A paragraph that may have links and emphasis; parsed to `html`, so that its facts are escaped. */
export const linkedText = (description: string, more: readonly string[] = []) =>
  z.pipe(
    withFacts(paragraph(description, 1200), [...COMPANY_FACTS, ...LINK_FACTS, ...more]).check(
      ({ value, issues }) => {
        if (!/[<>]/.test(value.replace(SIMPLE_TAGS, ''))) return;
        issues.push(
          issueWith(value, {
            expected: 'only <strong>, <em> and links as HTML',
            fix: `${WORDS_ONLY}; in a file, write a link as <a href='/contact'>words</a>`,
            fixInForm: WORDS_ONLY,
          }),
        );
      },
      z.meta({ tags: WORD_TAGS }),
    ),
    z.transform((html) => ({ html })),
  );

/** Fields shared by the texts of all pages. */
export const pageFields = {
  ...fileFields,
  title: shortText('In search results and on the browser tab; about 60 characters show'),
  description: longText('For search results; about 160 characters show', 300),
  heading: shortText('In large letters at the top of the page'),
  lead: longText('First text below the heading', 400).check(label('Introduction')),
};

/** A switch for a page that a company may be without. */
export const hiddenPage = z.optional(
  yesNo('Hidden', 'Switch on to take this page off the site, with all links to it'),
);

/** The heading of a part of a page. */
export const partHeading = shortText('Above this part of the page').check(label('Heading'));

/** The words of a link below a part of a page. */
export const linkBelow = shortText('Words of the link under this text', 60).check(
  label('Link text'),
);

export const keywords = z
  .array(shortText('A word or phrase', 60).check(label('Keyword')))
  .check(z.describe('Words that visitors may search for'));

/** The alternative text of the page's built-in picture. */
export const pictureAlt = shortText(
  'What the picture shows, for people who cannot see it',
  200,
).check(label('Picture description'));

/** The call to action at the end of a page. */
export const callToAction = labelledGroup(
  'End of the page',
  'The call to action: a heading, a text and a button',
  {
    title: shortText('What visitors can do next').check(label('Heading')),
    text: longText('One or two sentences', 300),
    button: shortText('Words on the button', 60),
  },
);

/** A section with a heading, a sentence and a link. */
export const headedSection = (title: string, description: string, more: readonly string[] = []) =>
  labelledGroup(title, description, {
    title: partHeading,
    lead: longText('A sentence or two below the heading', 400, more).check(label('Introduction')),
    more: linkBelow,
  });
