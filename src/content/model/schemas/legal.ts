import * as z from 'zod/mini';
import { linkedText, pageFields, words } from './page-fields.ts';

/** Conditions for showing a paragraph, decided by the site's settings. */
const CONDITIONS = {
  'pages-kept': 'browsers store visited pages for offline use',
  'visits-counted': 'the Worker counts how often pages are read',
  'form-here': 'this site receives the contact form',
  'form-not-forwarded': 'this site receives the contact form and does not forward it',
  'form-forwarded': 'this site receives the contact form and forwards a copy to {forwardService}',
  'form-mailed': 'this site receives the contact form and emails each enquiry to the company',
  'form-elsewhere': '{formService} receives the contact form',
  'places-here': 'this site handles searches for charging stations',
  'places-elsewhere': '{placeService} handles searches for charging stations',
} as const;

export type ParagraphCondition = keyof typeof CONDITIONS;

/** Facts allowed in braces, and the condition under which each is known, if any. */
const OF_SETTINGS = {
  formService: 'form-elsewhere',
  forwardService: 'form-forwarded',
  placeService: 'places-elsewhere',
  keepDays: undefined,
  draftDays: undefined,
} as const satisfies Record<string, ParagraphCondition | undefined>;

/** Facts from the site's settings. */
export type SettingFacts = Readonly<Record<keyof typeof OF_SETTINGS, string>>;

const IN_WORDS = Object.entries(CONDITIONS).map(([name, what]) => `${name}: ${what}`);

const legalParagraph = z
  .strictObject({
    text: linkedText('One or more sentences', Object.keys(OF_SETTINGS)),
    when: z.optional(
      z
        .enum(Object.keys(CONDITIONS) as ParagraphCondition[])
        .check(z.describe(`Show this paragraph only when: ${IN_WORDS.join('; ')}`)),
    ),
    continues: z.optional(
      z.boolean().check(z.describe('Whether this text continues the paragraph before it')),
    ),
  })
  .check(
    z.refine(
      ({ text, when }) => {
        // An overlong value reaches this check as a plain string.
        const written = JSON.stringify(text);
        return Object.entries(OF_SETTINGS).every(
          ([name, needed]) => !needed || needed === when || !written.includes(`{${name}}`),
        );
      },
      { path: ['when'], error: 'the condition that makes the fact in braces available; choose it' },
    ),
  );

type LegalParagraph = z.output<typeof legalParagraph>;

/** The texts of the terms and of the privacy policy. */
export const legalTextsSchema = z.strictObject({
  ...pageFields,
  sections: z
    .array(
      z.strictObject({
        heading: words('Heading'),
        paragraphs: z.array(legalParagraph),
      }),
    )
    .check(z.minLength(1), z.describe('Headings with their paragraphs')),
});

/** The paragraphs to show, as HTML, each joined with its continuations. */
export function joinParagraphs(
  paragraphs: readonly LegalParagraph[],
  isTrue: (condition: ParagraphCondition) => boolean,
): string[] {
  const joined: string[][] = [];
  for (const { text, when, continues } of paragraphs) {
    if (!continues || joined.length === 0) joined.push([]);
    if (!when || isTrue(when)) joined.at(-1)?.push(text.html);
  }
  return joined.filter(({ length }) => length > 0).map((texts) => texts.join(' '));
}
