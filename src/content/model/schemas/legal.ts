import * as z from 'zod/mini';
import { linkedText, pageFields, words } from './page-fields.ts';

/** When a paragraph is true, which is for the site's settings to say. */
const CONDITIONS = {
  'pages-kept': 'browsers keep the pages that they have shown',
  'form-here': 'the site itself takes what the contact form sends',
  'form-not-forwarded': 'it does, and sends no copy on',
  'form-forwarded': 'it does, and a copy goes to {forwardService}',
  'form-mailed': 'it does, and the firm gets each enquiry by email as well',
  'form-elsewhere': '{formService} takes it',
  'places-here': 'the site itself answers searches for charging stations',
  'places-elsewhere': '{placeService} does',
} as const;

export type ParagraphCondition = keyof typeof CONDITIONS;

/** What a paragraph may have in braces, and when it is known, if that is not always. */
const OF_SETTINGS = {
  formService: 'form-elsewhere',
  forwardService: 'form-forwarded',
  placeService: 'places-elsewhere',
  keepDays: undefined,
  draftDays: undefined,
} as const satisfies Record<string, ParagraphCondition | undefined>;

/** Facts that the site's settings give. */
export type SettingFacts = Readonly<Record<keyof typeof OF_SETTINGS, string>>;

const IN_WORDS = Object.entries(CONDITIONS).map(([name, what]) => `${name}: ${what}`);

const legalParagraph = z
  .strictObject({
    text: linkedText('One or more sentences', Object.keys(OF_SETTINGS)),
    when: z.optional(
      z
        .enum(Object.keys(CONDITIONS) as ParagraphCondition[])
        .check(z.describe(`Shown only where it is true. ${IN_WORDS.join('; ')}`)),
    ),
    continues: z.optional(
      z.boolean().check(z.describe('Whether it goes on in the paragraph before, and begins none')),
    ),
  })
  .check(
    z.refine(
      ({ text, when }) => {
        // A text with a problem of its length reaches this check as a plain string.
        const written = JSON.stringify(text);
        return Object.entries(OF_SETTINGS).every(
          ([name, needed]) => !needed || needed === when || !written.includes(`{${name}}`),
        );
      },
      { path: ['when'], error: 'the condition under which what stands in braces is known' },
    ),
  );

type LegalParagraph = z.output<typeof legalParagraph>;

/** The texts of the terms, and those of the privacy policy. */
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

/** The paragraphs that are true, as HTML, each with what continues it. */
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
