import * as z from 'zod/mini';
import { LINK_ADDRESS, WORD_TAGS } from '../html-rules.ts';
import { FIRM_FACTS, IN_BRACES, LINK_FACTS } from '../facts.ts';
import { fileFields, line, paragraph } from './primitives.ts';

/** A problem of a text, in the words of reports: what is expected, and how to mend it. */
const problem = (input: string, message: string) =>
  ({ code: 'invalid_format', format: 'text', input, message }) as const;

/** Lets a text have only these facts in braces. */
const withFacts = (text: z.ZodMiniString, known: readonly string[]) =>
  text.check(({ value, issues }) => {
    const unknown = [...value.matchAll(IN_BRACES)].find(([, name = '']) => !known.includes(name));
    if (!unknown) return;
    const names = known.map((name) => `{${name}}`).join(', ');
    issues.push(
      problem(
        value,
        `only facts that are known in braces; ${unknown[0]} is not known here, known are ${names}`,
      ),
    );
  });

/**
 * A text on one line that may have facts of the firm in braces.
 * @param more names of facts that this text alone may have
 */
export const words = (description: string, max = 120, more: readonly string[] = []) =>
  withFacts(line(description, max), [...FIRM_FACTS, ...more]);

/** A longer one. */
export const text = (description: string, max = 600, more: readonly string[] = []) =>
  withFacts(paragraph(description, max), [...FIRM_FACTS, ...more]);

const ADDRESS = LINK_ADDRESS.source.slice(1, -1);
const SIMPLE_TAGS = new RegExp(`<a href=(["'])${ADDRESS}\\1>|</a>|</?(?:strong|em)>`, 'g');

/** A paragraph that may have links and emphasis; read as `html`, so that facts are escaped in it. */
export const linkedText = (description: string, more: readonly string[] = []) =>
  z.pipe(
    withFacts(paragraph(description, 1200), [...FIRM_FACTS, ...LINK_FACTS, ...more]).check(
      ({ value, issues }) => {
        if (!/[<>]/.test(value.replace(SIMPLE_TAGS, ''))) return;
        issues.push(
          problem(
            value,
            `no HTML but <strong>, <em> and links; write a link as <a href='/contact'>words</a>, and take out other tags`,
          ),
        );
      },
      z.meta({ tags: WORD_TAGS }),
    ),
    z.transform((html) => ({ html })),
  );

/** Keys that the texts of every page may have. */
export const pageFields = {
  ...fileFields,
  title: words('Title in search results and on the tab of the browser'),
  description: text('What the page has, for search results', 300),
  heading: words('Heading of the page'),
  lead: text('What stands first below the heading', 400),
};

export const keywords = z
  .array(words('Keyword', 60))
  .check(z.describe('Words that people search for'));

/** The words for the picture that the page comes with. */
export const pictureAlt = words('What the picture shows, for who cannot see it', 200);

/** The call at the foot of a page. */
export const callToAction = z
  .strictObject({
    title: words('Heading of the call'),
    text: text('One or two sentences', 300),
    button: words('Words of the button', 60),
  })
  .check(z.describe('The call at the foot of the page'));

/** A section with a heading and a sentence below it. */
export const headed = (description: string, more: readonly string[] = []) =>
  z
    .strictObject({
      title: words('Heading'),
      lead: text('A sentence or two below it', 400, more),
      more: words('Words of the link below', 60),
    })
    .check(z.describe(description));
