import * as z from 'zod/mini';
import { callToAction, pageFields, text, words } from './page-fields.ts';
import { httpsLink, labelled, month, paragraph } from './primitives.ts';
import { steps } from './service.ts';

const whole = (title: string, description: string, least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most), labelled(title, description));

/** A business whose bills the page works out with the planner. */
const example = z.strictObject({
  name: words('The business, such as "A café, Easter to October"', 80),
  text: text('Its day, and what it uses electricity for', 400),
  kwhAYear: whole('Electricity a year', 'kWh', 500, 500_000),
  opens: whole('Opens at', 'Hour of the day, 0 to 23', 0, 23),
  closes: whole('Closes at', 'Hour of the day, 1 to 24', 1, 24),
  daysAWeek: whole('Days a week', 'Counted from Monday', 1, 7),
  firstMonth: whole('First month', '1 for January', 1, 12),
  lastMonth: whole('Last month', '12 for December', 1, 12),
  closedShare: z
    .number()
    .check(
      z.minimum(0),
      z.maximum(1),
      labelled('Use while closed', 'As a share of the use while open, such as 0.3'),
    ),
  panelsKw: z.number().check(z.positive(), z.maximum(100), labelled('Solar panels', 'kW')),
  batteryKwh: z
    .number()
    .check(z.minimum(0), z.maximum(200), labelled('Battery', 'kWh; 0 for none')),
  isThreePhase: z
    .optional(z.boolean())
    .check(labelled('Three-phase supply', 'Whether it may export three times as much')),
});

const titled = z.strictObject({
  title: words('Heading', 80),
  text: text('A sentence or two', 600),
});

const fund = z.strictObject({
  ...titled.shape,
  link: z.optional(httpsLink('Page with the conditions')),
  asOf: month('Month in which you read them'),
});

const titledList = <T extends z.ZodMiniType>(description: string, item: T) =>
  z
    .strictObject({ title: words('Heading'), items: z.array(item).check(z.maxLength(12)) })
    .check(z.describe(description));

/** The page for businesses. Bills and savings come from the planner at each build. */
export const businessTextsSchema = z.strictObject({
  ...pageFields,
  hidden: z
    .optional(z.boolean())
    .check(labelled('Hidden', 'Whether the site has no such page, and no links to it')),
  link: z
    .strictObject({
      title: words('Heading', 80),
      text: text('A sentence or two', 300),
      button: words('Button text', 60),
    })
    .check(z.describe('Link to this page, on the home page and the list of services')),
  examples: z
    .strictObject({
      title: words('Heading'),
      lead: text('Below the heading', 400),
      items: z.array(example).check(z.minLength(1), z.maxLength(8)),
      note: paragraph('Assumptions, below the examples', 800),
    })
    .check(z.describe('Worked examples')),
  supplies: titledList('Single-phase and three-phase supplies', titled),
  funding: titledList('Grants, loans and allowances', fund),
  costs: titledList('VAT, rates and tenancy', titled),
  steps: z
    .strictObject({ title: words('Heading'), items: steps })
    .check(z.describe('What happens, and how long it takes')),
  callToAction,
});

export type BusinessExample = z.output<typeof example>;
