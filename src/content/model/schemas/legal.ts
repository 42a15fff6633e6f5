import * as z from 'zod/mini';
import { linkedText, pageFields, shortText } from './page-fields.ts';
import { labelled, group, yesNo } from './primitives.ts';

/** Conditions for showing a paragraph, decided by the site's settings. */
const CONDITIONS = {
  'planner-shown': 'the site has the planner',
  'pages-kept': 'browsers store visited pages for offline use',
  'visits-counted': 'this site counts how often pages are read',
  'form-here': 'this site stores enquiries itself',
  'form-not-forwarded': 'this site stores enquiries itself and does not forward them',
  'form-forwarded':
    'this site stores enquiries itself and forwards a copy to another service; {forwardService} is its name',
  'form-mailed': 'this site stores enquiries itself and emails each one to the company',
  'form-elsewhere': 'another service stores enquiries; {formService} is its name',
  'places-here': 'this site handles searches for charging stations',
  'places-elsewhere':
    'another service handles searches for charging stations; {placeService} is its name',
} as const;

export type ParagraphCondition = keyof typeof CONDITIONS;

/** Facts allowed in curly brackets, and the condition under which each is known, if any. */
const OF_SETTINGS = {
  formService: 'form-elsewhere',
  forwardService: 'form-forwarded',
  placeService: 'places-elsewhere',
  keepDays: undefined,
  draftDays: undefined,
} as const satisfies Record<string, ParagraphCondition | undefined>;

/** Facts from the site's settings. */
export type SettingFacts = Readonly<Record<keyof typeof OF_SETTINGS, string>>;

/** The conditions as the form's choices: "Browsers store …". */
const CHOICES = Object.values(CONDITIONS).map(
  (what) => what.charAt(0).toUpperCase() + what.slice(1),
);

/** The first fact in a text whose condition the paragraph lacks. An overlong value is checked as a plain string. */
function findUnconditional({ text, when }: { text?: unknown; when?: unknown }) {
  const written = JSON.stringify(text);
  return Object.entries(OF_SETTINGS).find(
    ([name, needed]) => needed && needed !== when && written.includes(`{${name}}`),
  );
}

/** The message for a text with a fact that its condition does not name. */
function adviseOnCondition(paragraph: object): string {
  const [name, needed = ''] = findUnconditional(paragraph) ?? [];
  const choice = CHOICES[Object.keys(CONDITIONS).indexOf(needed)] ?? '';
  return `a condition that names the fact in curly brackets; the text uses {${name}}, so choose "${choice}"`;
}

const legalParagraph = group('Paragraph', {
  text: linkedText(
    'One or more sentences. {keepDays} is how many days enquiries are kept; {draftDays}, how many days unfinished ones are',
    Object.keys(OF_SETTINGS),
  ),
  when: z.optional(
    z
      .enum(Object.keys(CONDITIONS) as ParagraphCondition[])
      .check(
        labelled('Show only if', 'If empty, the paragraph is always shown'),
        z.meta({ enumDescriptions: CHOICES }),
      ),
  ),
  continues: z.optional(
    yesNo(
      'Continue the previous paragraph',
      'Switch on to add this text to the paragraph before it',
    ),
  ),
}).check(
  z.refine((paragraph) => !findUnconditional(paragraph), {
    path: ['when'],
    error: ({ input }) => adviseOnCondition(input as object),
  }),
);

type LegalParagraph = z.output<typeof legalParagraph>;

/** The texts of the terms and of the privacy policy. */
export const legalTextsSchema = z.strictObject({
  ...pageFields,
  sections: z
    .array(
      group('Section', {
        heading: shortText('Heading'),
        paragraphs: z.array(legalParagraph),
      }),
    )
    .check(z.minLength(1), z.describe('Each with a heading and its paragraphs')),
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
