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
import { fileFields } from './primitives.ts';

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

/** The texts of the about page. Values, timeline, people and certificates are the firm's, in company.json. */
export const aboutTextsSchema = z.strictObject({
  ...pageFields,
  pictureAlt,
  story: z
    .strictObject({
      title: words('Heading'),
      paragraphs: z.array(text('A paragraph', 1200)).check(z.minLength(1), z.maxLength(8)),
    })
    .check(z.describe('How the firm came to be, beside its timeline')),
  values: words('Heading over what the firm stands for'),
  vision: words('Heading over what the firm works towards'),
  people: words('Heading over the people, where there are any'),
  certifications: words('Heading over the certificates'),
  callToAction,
});

/** The texts of the list of services, and those that all of their pages have. */
export const servicesTextsSchema = z.strictObject({
  ...pageFields,
  planner: z
    .strictObject({
      title: words('Heading'),
      text: text('A sentence or two', 400),
      button: words('Words of the button', 60),
    })
    .check(z.describe('What leads to the planner')),
  benefits: words('Heading over the benefits'),
  questions: words('Heading over the questions, here and on the page of each service'),
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
          items: steps.check(z.describe('Steps, where a service has none of its own')),
        })
        .check(z.describe('What happens from the first call on')),
      prices: z
        .strictObject({
          title: words('Heading'),
          guide: words('Over the guide prices', 40),
          afterGrant: words('Over what is left to pay', 40),
          eligibility: words('After the name of a grant', 60),
        })
        .check(z.describe('Guide prices, before and after a grant')),
      area: z
        .strictObject({ title: words('Heading'), text: text('Where the firm works', 400) })
        .check(z.describe('Where the firm works')),
      stories: words('Heading over two case studies'),
      withoutScript: z
        .strictObject({
          text: text('Below a worked example', 300),
          button: words('Words of the button', 60),
        })
        .check(z.describe('In the place of a calculator, in a browser without JavaScript')),
      callToAction,
    })
    .check(z.describe("On every service's page")),
});

/** The texts of the list of case studies, and those that all of their pages have. */
export const caseStudiesTextsSchema = z.strictObject({
  ...pageFields,
  callToAction,
  study: z
    .strictObject({
      location: words('Where, if the study does not say', 80),
      completion: words('When, if the study does not say', 80),
      services: text('What was done, if the study does not say', 200),
      button: words('Words of the button beside it', 60),
      callToAction,
    })
    .check(z.describe("On every study's page")),
});

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
      promise: z.optional(text('What you promise guests, below that', 300)),
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

/** The texts of the contact page. Address, hours and the way there are the firm's, in company.json. */
export const contactTextsSchema = z.strictObject({
  ...pageFields,
  write: words('Heading over the form'),
  answer: text('What becomes of an enquiry, once it is sent', 200),
  details: words('Heading over telephone, email and address'),
  hours: words('Heading over the business hours'),
  where: words('Heading over the map'),
});

const fundingFor = (whom: string) =>
  z
    .optional(
      z.strictObject({
        text: text('What helps, and what the sums include', 500),
        phone: z.optional(words('Number to call', 30)),
        link: z.optional(
          z
            .string()
            .check(
              z.regex(
                /^https:\/\/\S+$/,
                'an https address; write it like "https://www.example.org"',
              ),
              z.describe('Page with the conditions'),
            ),
        ),
      }),
    )
    .check(z.describe(whom));

/** The texts of the planner's page. How it works, and what it says of a plan, is the planner's own. */
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
    `What the page has, for search results; ${COUNT}, {calculators} their names`,
    300,
    ['count', 'calculators'],
  ),
  lead: text(`What stands first below the heading; ${COUNT}`, 400, ['count']),
  planner: z
    .strictObject({ title: words('Heading'), text: text('A sentence or two', 300) })
    .check(z.describe('What leads to the planner')),
  callToAction,
});

const lost = z.strictObject({
  title: words('Title and heading', 60),
  text: text('What has happened', 200),
  button: words('Words of the way back', 60),
});

/** The texts of the pages for addresses that lead nowhere. */
export const notFoundTextsSchema = z.strictObject({
  ...fileFields,
  pictureAlt,
  page: lost.check(z.describe('Where any page is missing; the button leads home')),
  service: lost.check(z.describe('Where a service is; the button leads to all services')),
});
