import * as z from 'zod/mini';
import { callToAction, keywords, pageFields, text, words } from './fields.ts';

/** What the questions to a house may have in braces. */
const HOUSE_FACTS = ['house', 'location', 'bedrooms', 'bathrooms', 'guests', 'nights', 'features'];

const question = z.strictObject({
  question: words('The question', 200, HOUSE_FACTS),
  answer: text('The answer', 600, HOUSE_FACTS),
  ifGuestsUnknown: z.optional(
    z
      .boolean()
      .check(
        z.describe('Whether it stands in for those with {guests}, where a house does not say them'),
      ),
  ),
});

/** The texts of the list of houses, and those that all of their pages have. */
export const hospitalityTextsSchema = z.strictObject({
  ...pageFields,
  description: text(
    'What is to let and where, for search results; the houses follow by name, without a full stop in between',
    200,
  ),
  count: words(
    'How many houses there are, before the text below the heading; {houses} is such as "Two self-catering houses"',
    120,
    ['houses'],
  ),
  keywords,
  booking: z
    .strictObject({
      lead: words('Above the calendar'),
      direct: words('Below it, before telephone and email'),
    })
    .check(z.describe('Around the calendar of a house')),
  callToAction,
  house: z
    .strictObject({
      stay: text('Below the calendar', 200),
      more: words('Words of the link below that', 60),
      questions: words('Heading over the questions'),
      keywords,
      callToAction,
    })
    .check(z.describe("On every house's page")),
  questions: z
    .array(question)
    .check(
      z.maxLength(8),
      z.describe(
        `Questions that guests ask of every house. In braces they may also have ${HOUSE_FACTS.map((name) => `{${name}}`).join(', ')}`,
      ),
    ),
});

export type HouseQuestion = z.output<typeof question>;
