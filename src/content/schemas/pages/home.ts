import * as z from 'zod/mini';
import { callToAction, headed, linkedText, pageFields, text, words } from './fields.ts';

const { $schema, title, heading, lead } = pageFields;

/** The texts of the home page. In search results the firm's own description stands. */
export const homeTextsSchema = z.strictObject({
  $schema,
  title,
  heading,
  lead,
  today: linkedText(
    "What today was like in the planner's year of weather: {wind} and {sun} are kWh",
    ['day', 'turbineKw', 'wind', 'panelsKw', 'sun'],
  ),
  buttons: z
    .strictObject({
      services: words('Words of the button to the services', 60),
      contact: words('Words of the button to the contact page', 60),
    })
    .check(z.describe('Below the heading; that to the services also at the foot of the page')),
  introduction: z
    .strictObject({
      title: words('Heading'),
      lead: text('A sentence below it', 400),
      paragraphs: z.array(linkedText('A paragraph')).check(z.maxLength(6)),
      more: words('Words of the link to the about page', 60),
      figures: z
        .array(z.strictObject({ figure: words('In large letters', 40), text: words('Below it') }))
        .check(z.maxLength(4), z.describe('Figures and facts beside the introduction')),
    })
    .check(z.describe('Who the firm is')),
  services: headed('Over the services'),
  caseStudies: z
    .strictObject({ title: words('Heading'), more: words('Words of the link below', 60) })
    .check(z.describe('Over the case studies')),
  stay: headed('Over the houses, of which {houses} says how many', ['houses']),
  callToAction,
});
