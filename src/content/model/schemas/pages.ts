import * as z from 'zod/mini';
import {
  callToAction,
  headed,
  linkedText,
  pageFields,
  text,
  words,
  pictureAlt,
  keywords,
} from './page-fields.ts';
import { steps } from './service.ts';
import { fileFields, httpsLink } from './primitives.ts';

const { $schema, title, heading, lead } = pageFields;

/** The texts of the home page. Search results show the company's own description. */
export const homeTextsSchema = z.strictObject({
  $schema,
  title,
  heading,
  lead,
  today: linkedText("Today's output in the planner's weather year: {wind} and {sun} are kWh", [
    'day',
    'turbineKw',
    'wind',
    'panelsKw',
    'sun',
  ]),
  buttons: z
    .strictObject({
      services: words('Text of the button to the services', 60),
      contact: words('Text of the button to the contact page', 60),
    })
    .check(z.describe('Below the heading; the services button also at the end of the page')),
  introduction: z
    .strictObject({
      title: words('Heading'),
      lead: text('A sentence below the heading', 400),
      paragraphs: z.array(linkedText('A paragraph')).check(z.maxLength(6)),
      more: words('Text of the link to the about page', 60),
      figures: z
        .array(
          z.strictObject({
            figure: words('Figure in large letters', 40),
            text: words('Text below the figure'),
          }),
        )
        .check(z.maxLength(4), z.describe('Figures and facts beside the introduction')),
    })
    .check(z.describe('Introduction to the company')),
  services: headed('Above the services'),
  caseStudies: z
    .strictObject({ title: words('Heading'), more: words('Link text below', 60) })
    .check(z.describe('Above the case studies')),
  stay: headed('Above the houses; {houses} is their number', ['houses']),
  callToAction,
});

/** The texts of the about page. Values, timeline, people and certificates are in company.json. */
export const aboutTextsSchema = z.strictObject({
  ...pageFields,
  pictureAlt,
  story: z
    .strictObject({
      title: words('Heading'),
      paragraphs: z.array(text('A paragraph', 1200)).check(z.minLength(1), z.maxLength(8)),
    })
    .check(z.describe('The company’s history, beside its timeline')),
  values: words('Heading above the values'),
  vision: words('Heading above the vision'),
  people: words('Heading above the staff, if any are listed'),
  certifications: words('Heading above the certificates'),
  callToAction,
});

/** The texts of the list of services, and those shared by all services' pages. */
export const servicesTextsSchema = z.strictObject({
  ...pageFields,
  planner: z
    .strictObject({
      title: words('Heading'),
      text: text('A sentence or two', 400),
      button: words('Button text', 60),
    })
    .check(z.describe('Link to the planner')),
  benefits: words('Heading above the benefits'),
  questions: words('Heading above the questions, here and on each service’s page'),
  callToAction,
  service: z
    .strictObject({
      features: words('Heading over the features'),
      button: words('Words of the button below them', 60),
      promise: z.optional(
        text('What you promise those who ask for a quote, below the button', 200),
      ),
      steps: z
        .strictObject({
          title: words('Heading'),
          items: steps.check(z.describe('Steps for services without their own')),
        })
        .check(z.describe('Steps from the first call')),
      prices: z
        .strictObject({
          title: words('Heading'),
          guide: words('Heading above the guide prices', 40),
          afterGrant: words('Heading above the prices after the grant', 40),
          eligibility: words('After the name of a grant', 60),
          ask: words('Instead of a price on request', 40),
        })
        .check(z.describe('Guide prices, before and after a grant')),
      leadTime: words('Before the current lead time, such as "How long"', 40),
      nextDays: words('Before the next days by island, here and on the contact page', 60),
      area: z
        .strictObject({ title: words('Heading'), text: text('Area served', 400) })
        .check(z.describe('Area served')),
      stories: words('Heading above two case studies'),
      withoutScript: z
        .strictObject({
          text: text('Below a worked example', 300),
          button: words('Button text', 60),
        })
        .check(z.describe('Shown instead of a calculator in browsers without JavaScript')),
      callToAction,
    })
    .check(z.describe("On every service's page")),
});

/** The texts of the list of case studies, and those shared by all studies' pages. */
export const caseStudiesTextsSchema = z.strictObject({
  ...pageFields,
  callToAction,
  study: z
    .strictObject({
      location: words('Default location', 80),
      completion: words('Default completion date', 80),
      services: text('Default description of the work', 200),
      button: words('Text of the button beside them', 60),
      callToAction,
    })
    .check(z.describe("On every study's page")),
});

/** Facts allowed in the questions about a house. */
const HOUSE_FACTS = ['house', 'location', 'bedrooms', 'bathrooms', 'guests', 'nights', 'features'];

const question = z.strictObject({
  question: words('The question', 200, HOUSE_FACTS),
  answer: text('The answer', 600, HOUSE_FACTS),
  ifGuestsUnknown: z.optional(
    z
      .boolean()
      .check(
        z.describe(
          'Show this question instead of those with {guests} if a house has no maximum number of guests',
        ),
      ),
  ),
});

/** The texts of the list of houses, and those shared by all houses' pages. */
export const hospitalityTextsSchema = z.strictObject({
  ...pageFields,
  description: text(
    'Description for search results: the houses and their location. Their names follow, so omit the full stop',
    200,
  ),
  count: words(
    'The number of houses, before the text below the heading; {houses} is, for example, "Two self-catering houses"',
    120,
    ['houses'],
  ),
  keywords,
  booking: z
    .strictObject({
      lead: words('Above the calendar'),
      promise: z.optional(text('What you promise guests, below that', 300)),
      direct: words('Below it, before telephone and email'),
    })
    .check(z.describe('Above and below a house’s calendar')),
  callToAction,
  house: z
    .strictObject({
      stay: text('Below the calendar', 200),
      more: words('Text of the link below that', 60),
      questions: words('Heading above the questions'),
      keywords,
      callToAction,
    })
    .check(z.describe("On every house's page")),
  questions: z
    .array(question)
    .check(
      z.maxLength(8),
      z.describe(
        `Questions that guests ask about every house. They may also have these facts in braces: ${HOUSE_FACTS.map((name) => `{${name}}`).join(', ')}`,
      ),
    ),
});

export type HouseQuestion = z.output<typeof question>;

/** The texts of the contact page. Address, hours and directions are in company.json. */
export const contactTextsSchema = z.strictObject({
  ...pageFields,
  write: words('Heading above the form'),
  answer: text('Reply time: who reads an enquiry, and when they will call', 200),
  details: words('Heading above telephone, email and address'),
  hours: words('Heading above the business hours'),
  where: words('Heading above the map'),
});

const fundingFor = (whom: string) =>
  z
    .optional(
      z.strictObject({
        text: text('What helps, and what the sums include', 500),
        phone: z.optional(words('Number to call', 30)),
        link: z.optional(httpsLink('Page with the conditions')),
      }),
    )
    .check(z.describe(whom));

/** The introductory texts of the planner's page; its results and method are in `src/planner/`. */
export const plannerTextsSchema = z.strictObject({
  ...pageFields,
  text: text('Below that, in smaller letters', 400),
  keywords,
  funding: z
    .optional(
      z.strictObject({
        warmerHomes: fundingFor('Owners and tenants over 60 or on a benefit'),
        second: fundingFor('Owners of a second home'),
        tenant: fundingFor('Tenants'),
        landlord: fundingFor('Landlords'),
        business: fundingFor('Businesses and holiday lets'),
      }),
    )
    .check(z.describe('Help with the cost, by who pays; shown above the first steps')),
});

const COUNT = '{count} is their number in words';

/** The texts of the list of calculators. */
export const calculatorsTextsSchema = z.strictObject({
  ...pageFields,
  description: text(
    `Description of the page for search results; ${COUNT}, {calculators} their names`,
    300,
    ['count', 'calculators'],
  ),
  lead: text(`First text below the heading; ${COUNT}`, 400, ['count']),
  planner: z
    .strictObject({ title: words('Heading'), text: text('A sentence or two', 300) })
    .check(z.describe('Link to the planner')),
  callToAction,
});

const lost = z.strictObject({
  title: words('Title and heading', 60),
  text: text('Explanation', 200),
  button: words('Text of the link back', 60),
});

/** The texts of the not-found pages. */
export const notFoundTextsSchema = z.strictObject({
  ...fileFields,
  pictureAlt,
  page: lost.check(z.describe('For a missing page; the button links to the home page')),
  service: lost.check(z.describe('For a missing service; the button links to all services')),
});
