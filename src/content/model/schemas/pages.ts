import * as z from 'zod/mini';
import {
  callToAction,
  headedSection,
  hiddenPage,
  linkedText,
  linkBelow,
  pageFields,
  partHeading,
  longText,
  shortText,
  pictureAlt,
  keywords,
} from './page-fields.ts';
import { steps } from './service.ts';
import {
  altText,
  fileFields,
  httpsLink,
  imageFocus,
  imagePath,
  label,
  labelled,
  line,
  group,
  labelledGroup,
  yesNo,
} from './primitives.ts';

const { $schema, title, heading, lead } = pageFields;

/** The texts of the home page. Search results show the company's own description. */
export const homeTextsSchema = z.strictObject({
  $schema,
  title,
  heading,
  lead,
  today: linkedText(
    'A sentence on what a turbine and solar panels would generate on a day like today. The site replaces {day} with the date, {turbineKw} and {panelsKw} with their sizes in kW, and {wind} and {sun} with their output in kWh',
    ['day', 'turbineKw', 'wind', 'panelsKw', 'sun'],
  ).check(label('Output today')),
  picture: z
    .optional(
      z.strictObject({
        imageUrl: imagePath('A wide picture'),
        imageFocus: z.optional(imageFocus),
        imageAlt: z.optional(altText(line('What the picture shows, for people who cannot see it'))),
      }),
    )
    .check(z.describe('Your own picture at the top, instead of the drawing')),
  buttons: z
    .strictObject({
      services: shortText('Leads to the services', 60).check(label('First button')),
      contact: shortText('Leads to the contact page', 60).check(label('Second button')),
    })
    .check(z.describe('Below the heading; the first is also at the end of the page')),
  introduction: labelledGroup('About the company', 'Heading, text and a link to the about page', {
    title: partHeading,
    lead: longText('A sentence below the heading', 400).check(label('Introduction')),
    paragraphs: z
      .array(linkedText('One or more sentences').check(label('Paragraph')))
      .check(z.maxLength(6)),
    more: shortText('Leads to the about page', 60).check(label('Link text')),
    figures: z
      .array(
        group('Number', {
          figure: shortText('In large letters, such as "20 years"', 40).check(label('Number')),
          text: shortText('Below the number'),
        }),
      )
      .check(z.maxLength(4), labelled('Numbers', 'Beside the text, in large letters')),
  }),
  services: headedSection('Services', 'Texts above the services'),
  caseStudies: z
    .strictObject({ title: partHeading, more: linkBelow })
    .check(z.describe('Texts above the case studies')),
  stay: headedSection('Houses', 'Above the houses; {houses} becomes words such as "Two houses"', [
    'houses',
  ]),
  callToAction,
});

/** The texts of the about page. Values, timeline, people and certificates are in company.json. */
export const aboutTextsSchema = z.strictObject({
  ...pageFields,
  pictureAlt,
  story: labelledGroup('History', 'How the company began, beside its timeline', {
    title: partHeading,
    paragraphs: z
      .array(longText('One or more sentences', 1200).check(label('Paragraph')))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  values: shortText('Above the values').check(label('Values heading')),
  vision: shortText('Above the vision').check(label('Vision heading')),
  people: shortText('Above the staff, if any are listed').check(label('Staff heading')),
  certifications: shortText('Above the certificates').check(label('Certificates heading')),
  callToAction,
});

/** The texts of the list of services, and those shared by all services' pages. */
export const servicesTextsSchema = z.strictObject({
  ...pageFields,
  planner: z
    .strictObject({
      title: partHeading,
      text: longText('A sentence or two', 400),
      button: shortText('Words on the button', 60),
    })
    .check(z.describe('Link to the planner')),
  benefits: shortText('Above the benefits').check(label('Benefits heading')),
  questions: shortText('Above the questions, here and on each service’s page').check(
    label('Questions heading'),
  ),
  callToAction,
  service: labelledGroup('Every service’s page', 'Texts on the page of each service', {
    features: shortText('Above the features').check(label('Features heading')),
    button: shortText('Words on the button below the features', 60),
    promise: z.optional(
      longText('What you promise customers who ask for a quote, below the button', 200),
    ),
    steps: z
      .strictObject({
        title: partHeading,
        items: steps.check(labelled('Steps', 'For services without their own')),
      })
      .check(z.describe('From the first call to aftercare')),
    prices: z
      .strictObject({
        title: partHeading,
        guide: shortText('Above the guide prices', 40).check(label('Guide prices heading')),
        afterGrant: shortText('Above the prices after the grant', 40).check(
          label('After-grant heading'),
        ),
        eligibility: shortText('After the name of a grant, such as "if eligible"', 60).check(
          label('Grant condition'),
        ),
        ask: shortText('Words in place of a price, such as "Ask us"', 40).check(
          label('If there is no price'),
        ),
      })
      .check(z.describe('Guide prices, before and after a grant')),
    leadTime: shortText('Such as "How long"', 40).check(label('Waiting time heading')),
    nextDays: shortText('Above your visits to the islands, here and on the contact page', 60).check(
      label('Visits heading'),
    ),
    area: labelledGroup('Area served', 'Where you work', {
      title: partHeading,
      text: longText('Where you work', 400),
    }),
    stories: shortText('Above two case studies').check(label('Case studies heading')),
    withoutScript: labelledGroup(
      'Without JavaScript',
      'Shown instead of a calculator in browsers without JavaScript',
      {
        text: longText('Below a worked example', 300),
        button: shortText('Words on the button', 60),
      },
    ),
    callToAction,
  }),
});

/** The texts of the list of case studies, and those shared by all studies' pages. */
export const caseStudiesTextsSchema = z.strictObject({
  ...pageFields,
  callToAction,
  study: labelledGroup('Every case study’s page', 'Texts on the page of each case study', {
    location: shortText('Words shown if a case study leaves this empty', 80),
    completion: shortText('Words shown if a case study leaves this empty', 80).check(
      label('Completed in'),
    ),
    services: longText('Words shown if a case study leaves this empty', 200).check(
      label('Work done'),
    ),
    button: shortText('Words on the button beside these', 60),
    callToAction,
  }),
});

/** Facts allowed in the questions about a house. */
const HOUSE_FACTS = ['house', 'location', 'bedrooms', 'bathrooms', 'guests', 'nights', 'features'];

const question = z.strictObject({
  question: shortText('As guests ask it', 200, HOUSE_FACTS),
  answer: longText('In one or more sentences', 600, HOUSE_FACTS),
  ifGuestsUnknown: z.optional(
    yesNo(
      'If no maximum is set',
      'Only for houses without "Maximum guests": it replaces the question that contains {guests}',
    ),
  ),
});

/** The texts of the list of houses, and those shared by all houses' pages. */
export const hospitalityTextsSchema = z.strictObject({
  ...pageFields,
  description: longText(
    'For search results: the houses and their location. The site adds their names, so leave out the full stop',
    200,
  ),
  count: shortText(
    'Above the introduction. {houses} becomes words such as "Two self-catering houses"',
    120,
    ['houses'],
  ).check(label('First line')),
  keywords,
  booking: labelledGroup('Calendar', 'Texts above and below the calendar of a house', {
    lead: shortText('Above the calendar').check(label('Introduction')),
    promise: z.optional(longText('What you promise guests, below the introduction', 400)),
    direct: shortText('Below the calendar, such as "To book, call or email us:"').check(
      label('Words before telephone and email'),
    ),
  }),
  callToAction,
  house: labelledGroup('Every house’s page', 'Texts on the page of each house', {
    stay: longText('One or two sentences', 200).check(label('Text below the calendar')),
    more: linkBelow,
    questions: shortText('Above the questions').check(label('Questions heading')),
    keywords,
    callToAction,
  }),
  questions: z
    .array(question.check(label('Question')))
    .check(
      z.maxLength(8),
      z.describe(
        `What guests ask about every house. The site fills in ${HOUSE_FACTS.map((name) => `{${name}}`).join(', ')}`,
      ),
    ),
});

export type HouseQuestion = z.output<typeof question>;

/** The texts of the contact page. Address, hours and directions are in company.json. */
export const contactTextsSchema = z.strictObject({
  ...pageFields,
  write: shortText('Above the form').check(label('Form heading')),
  answer: longText('Who reads an enquiry, and when they will call', 200).check(label('Reply time')),
  details: shortText('Above telephone, email and address').check(label('Contact details heading')),
  hours: shortText('Above the opening hours').check(label('Opening hours heading')),
  where: shortText('Above the map').check(label('Map heading')),
});

const fundingFor = (title: string, whom: string) =>
  z
    .optional(
      z.strictObject({
        text: longText('What help there is, and what the planner’s sums include', 500),
        phone: z.optional(shortText('Number to call', 30).check(label('Telephone'))),
        link: z.optional(
          httpsLink('Page with the conditions, beginning with https://').check(label('Web page')),
        ),
      }),
    )
    .check(labelled(title, `For ${whom}; remove it if nothing applies`));

/** The introductory texts of the planner's page; its results and method are in `src/planner/`. */
export const plannerTextsSchema = z.strictObject({
  ...pageFields,
  hidden: hiddenPage,
  text: longText('Below the introduction, in smaller letters', 400),
  keywords,
  funding: z
    .optional(
      z.strictObject({
        warmerHomes: fundingFor(
          'Over 60 or on benefits',
          'owners and tenants over 60 or on benefits',
        ),
        second: fundingFor('Second home', 'owners of a second home'),
        tenant: fundingFor('Tenants', 'tenants'),
        landlord: fundingFor('Landlords', 'landlords'),
        business: fundingFor('Businesses', 'businesses and holiday lets'),
      }),
    )
    .check(
      labelled('Help with the cost', 'One text for each kind of visitor, above the first steps'),
    ),
});

const COUNT = '{count} is the number of calculators in words';

/** The texts of the list of calculators. */
export const calculatorsTextsSchema = z.strictObject({
  ...pageFields,
  description: longText(`For search results; ${COUNT}, and {calculators} lists their names`, 300, [
    'count',
    'calculators',
  ]),
  lead: longText(`First text below the heading; ${COUNT}`, 400, ['count']).check(
    label('Introduction'),
  ),
  planner: z
    .strictObject({ title: partHeading, text: longText('A sentence or two', 300) })
    .check(z.describe('Link to the planner')),
  callToAction,
});

const lost = z.strictObject({
  title: shortText('Also the title on the browser tab', 60).check(label('Heading')),
  text: longText('What happened, in a sentence', 200),
  button: shortText('Words on the button', 60),
});

/** The texts of the not-found pages. */
export const notFoundTextsSchema = z.strictObject({
  ...fileFields,
  pictureAlt,
  page: lost.check(labelled('Missing page', 'The button leads to the home page')),
  service: lost.check(labelled('Missing service', 'The button leads to all services')),
});
