import * as z from 'zod/mini';
import { withAdvice } from './messages.ts';
import {
  label,
  labelled,
  fileFields,
  httpsLink,
  line,
  month,
  placeholder,
  share,
  labelledGroup,
} from './primitives.ts';

const pounds = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1_000_000), z.describe(`${description}, in £`));

const uplift = labelledGroup('Extra grant', 'An addition to the grant for some homes', {
  amount: pounds('Amount on top of the grant'),
  for: line('Such as "for island and remote rural homes"', 80).check(label('Who gets it')),
});

const loan = labelledGroup('Interest-free loan', 'An interest-free loan in addition to the grant', {
  amount: pounds('Maximum loan').check(label('Amount')),
  years: z.number().check(z.minimum(1), z.maximum(40), labelled('Repayment period', 'Years')),
});

const grantSchema = z.strictObject({
  scheme: line('Name of the scheme', 80),
  grant: z.optional(pounds('The most that anyone can get').check(label('Maximum grant'))),
  share: z.optional(
    share('Maximum share of the price', 'A decimal: 0.75 for 75%').check(z.positive()),
  ),
  uplift: z.optional(uplift),
  loan: z.optional(loan),
  conditions: z
    .array(line('One condition, as a sentence', 200).check(label('Condition')))
    .check(z.minLength(1), z.maxLength(6), z.describe('One sentence each')),
  asOf: month('Month in which you last checked it').check(label('Last checked')),
  source: line('Publisher and month, such as "Home Energy Scotland, October 2026"', 240),
  link: z.optional(
    httpsLink('The scheme’s own page, beginning with https://').check(label('Web page')),
  ),
  until: z.optional(month('Last month for applications').check(label('Open until'))),
  isPlaceholder: z.optional(
    placeholder('On until you have confirmed it. The site shows it meanwhile'),
  ),
});

const grantFor = (title: string, what: string) =>
  z
    .optional(grantSchema)
    .check(labelled(title, `Grant or loan for ${what}; remove it if you know of none`));

const grantsByPurpose = z.strictObject({
  ...fileFields,
  heatPump: grantFor('Heat pump', 'a heat pump'),
  turbine: grantFor('Wind turbine', 'a wind turbine'),
  fabric: grantFor('Insulation', 'insulation and similar work'),
  panels: grantFor('Solar panels', 'solar panels'),
  battery: grantFor('Battery', 'a battery'),
  charger: grantFor('Car charger', 'a car charger'),
});

/** Grants and loans by purpose. */
export const grantsSchema = withAdvice(grantsByPurpose, (grants) =>
  Object.entries(grants)
    .filter(([, scheme]) => typeof scheme === 'object' && !scheme.grant && !scheme.loan?.amount)
    .map(([purpose]) => ({
      path: [purpose],
      expected: 'the amount of a grant or loan',
      fix: 'enter a maximum grant or an interest-free loan, or remove this scheme',
      untilThen: 'visitors read its name and conditions without an amount',
    })),
);

type Grants = Omit<z.output<typeof grantsSchema>, '$schema'>;

/** The purposes of grants. */
type GrantName = keyof Grants;
export const GRANT_NAMES = Object.keys(grantsSchema.shape).filter(
  (name): name is GrantName => name !== '$schema',
);

/** The grants' labels in the form, in the order of `GRANT_NAMES`. */
export const GRANT_LABELS = GRANT_NAMES.map(
  (name) => z.globalRegistry.get(grantsSchema.shape[name])?.title ?? name,
);
