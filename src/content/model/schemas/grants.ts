import * as z from 'zod/mini';
import { labelled, fileFields, httpsLink, line, month, placeholder } from './primitives.ts';

const pounds = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1_000_000), z.describe(`${description}, £`));

const share = z
  .number()
  .check(z.positive(), z.maximum(1), z.describe('Maximum share of the price, such as 0.75'));

const uplift = z
  .strictObject({
    amount: pounds('Amount on top of the grant'),
    for: line('Who gets it, as in "for island and remote rural homes"', 80),
  })
  .check(z.describe('An addition to the grant'));

const loan = z
  .strictObject({
    amount: pounds('Maximum loan'),
    years: z.number().check(z.minimum(1), z.maximum(40), z.describe('Years to repay it')),
  })
  .check(labelled('Interest-free loan', 'An interest-free loan in addition to the grant'));

const grantSchema = z.strictObject({
  scheme: line('Name of the scheme', 80),
  grant: z.optional(pounds('Maximum grant')),
  share: z.optional(share),
  uplift: z.optional(uplift),
  loan: z.optional(loan),
  conditions: z
    .array(line('One condition, as a sentence', 200))
    .check(z.minLength(1), z.maxLength(6), z.describe('Conditions, one sentence each')),
  asOf: month('Month in which it was checked'),
  source: line('Source: publisher and month', 240),
  link: z.optional(httpsLink('The scheme’s own page')),
  until: z.optional(month('Last month for applications')),
  isPlaceholder: z.optional(placeholder('On until you have confirmed it')),
});

const grantFor = (what: string) => z.optional(grantSchema).check(z.describe(what));

/** Grants and loans by purpose. A purpose without either is omitted. */
export const grantsSchema = z.strictObject({
  ...fileFields,
  heatPump: grantFor('For a heat pump'),
  turbine: grantFor('For a wind turbine'),
  fabric: grantFor('For insulation and similar work'),
  panels: grantFor('For solar panels'),
  battery: grantFor('For a battery'),
  charger: grantFor('For a car charger'),
});

type Grants = Omit<z.output<typeof grantsSchema>, '$schema'>;

/** The purposes of grants. */
type GrantName = keyof Grants;
export const GRANT_NAMES = Object.keys(grantsSchema.shape).filter(
  (name): name is GrantName => name !== '$schema',
);
