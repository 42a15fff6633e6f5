import * as z from 'zod/mini';
import {
  callToAction,
  hiddenPage,
  pageFields,
  partHeading,
  longText,
  shortText,
} from './page-fields.ts';
import {
  httpsLink,
  label,
  labelled,
  month,
  paragraph,
  share,
  group,
  labelledGroup,
  wholeNumber,
  yesNo,
} from './primitives.ts';
import { steps } from './service.ts';

/** A business whose bills the page works out with the planner. */
const example = group('Example', {
  name: shortText('Such as "A café, Easter to October"', 80).check(label('Business')),
  text: longText('A typical day, and what uses electricity', 400).check(label('Text')),
  kwhAYear: wholeNumber('Electricity a year', 'kWh', 500, 500_000),
  opens: wholeNumber('Opens at', 'Hour of the day, 0 to 23', 0, 23),
  closes: wholeNumber('Closes at', 'Hour of the day, 1 to 24', 1, 24),
  daysAWeek: wholeNumber('Days a week', 'Counted from Monday: 5 means Monday to Friday', 1, 7),
  firstMonth: wholeNumber('First month', '1 for January', 1, 12),
  lastMonth: wholeNumber('Last month', '12 for December', 1, 12),
  closedShare: share(
    'Use while closed',
    'Share of the use while open, as a decimal: 0.3 for 30%',
  ).check(z.minimum(0)),
  panelsKw: z.number().check(z.positive(), z.maximum(100), labelled('Solar panels', 'kW')),
  batteryKwh: z
    .number()
    .check(z.minimum(0), z.maximum(200), labelled('Battery', 'kWh; 0 for none')),
  isThreePhase: z.optional(
    yesNo(
      'Three-phase supply',
      'Switch on if it has three phases; it may then export three times as much',
    ),
  ),
});

const titledText = (heading: string) =>
  z.strictObject({
    title: shortText(heading, 80).check(label('Heading')),
    text: longText('A sentence or two', 600).check(label('Text')),
  });

const fund = z.strictObject({
  ...titledText('Name of the grant or loan').shape,
  link: z.optional(httpsLink('Page with the conditions')),
  asOf: month('Month in which you last read the conditions').check(label('Last checked')),
});

const titledList = <T extends z.ZodMiniType>(title: string, description: string, item: T) =>
  labelledGroup(title, description, {
    title: partHeading,
    items: z.array(item).check(z.maxLength(12), label('Parts')),
  });

/** The page for businesses. Bills and savings come from the planner at each build. */
export const businessTextsSchema = z.strictObject({
  ...pageFields,
  hidden: hiddenPage,
  link: labelledGroup('Link to this page', 'On the home page and the list of services', {
    title: shortText('Above the text', 80).check(label('Heading')),
    text: longText('A sentence or two', 300).check(label('Text')),
    button: shortText('Words on the button', 60).check(label('Button')),
  }),
  examples: labelledGroup('Examples', 'Businesses whose bills the site works out', {
    title: partHeading,
    lead: longText('Below the heading', 400).check(label('Introduction')),
    items: z.array(example).check(z.minLength(1), z.maxLength(8)),
    note: paragraph('What the examples assume', 800).check(label('Note')),
  }),
  supplies: titledList(
    'Supplies',
    'Single-phase and three-phase supplies',
    titledText('Such as "Three phase"'),
  ),
  funding: titledList('Funding', 'Grants, loans and allowances', fund),
  costs: titledList('Other costs', 'VAT, rates and leases', titledText('Such as "VAT"')),
  steps: labelledGroup('Steps', 'What happens, and how long it takes', {
    title: partHeading,
    items: steps,
  }),
  callToAction,
});

export type BusinessExample = z.output<typeof example>;
