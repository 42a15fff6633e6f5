import * as z from 'zod/mini';
import { called, fileFields, line, month, placeholder } from './primitives.ts';

const pounds = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1_000_000), z.describe(`${description}, £`));

const share = z
  .number()
  .check(z.positive(), z.maximum(1), z.describe('Most of the price that it pays, such as 0.75'));

const uplift = z
  .strictObject({
    amount: pounds('What comes on top of the grant'),
    for: line('For whom, as in "for island and remote rural homes"', 80),
  })
  .check(z.describe('An addition to the grant'));

const loan = z
  .strictObject({
    amount: pounds('Limit of the loan'),
    years: z.number().check(z.minimum(1), z.maximum(40), z.describe('Years to pay it back')),
  })
  .check(called('Interest-free loan', 'A loan without interest, beside the grant'));

const grantSchema = z.strictObject({
  scheme: line('Name of the scheme', 80),
  grant: z.optional(pounds('Limit of the grant')),
  share: z.optional(share),
  uplift: z.optional(uplift),
  loan: z.optional(loan),
  conditions: z
    .array(line('One condition, as a sentence', 200))
    .check(z.minLength(1), z.maxLength(6), z.describe('What must be so, a sentence each')),
  asOf: month('Month in which it was looked up'),
  source: line('Where it comes from', 240),
  link: z.optional(
    z
      .string()
      .check(
        z.regex(/^https:\/\/\S+$/, 'an https address; write it like "https://www.example.org"'),
        z.describe('Page of the scheme'),
      ),
  ),
  until: z.optional(month('Last month in which it can be applied for')),
  isPlaceholder: z.optional(placeholder('Whether the firm has still to confirm it')),
});

const grantFor = (what: string) => z.optional(grantSchema).check(z.describe(what));

/** What helps to pay, by what it is for. What nothing helps with is left out. */
export const grantsSchema = z.strictObject({
  ...fileFields,
  heatPump: grantFor('Towards a heat pump'),
  turbine: grantFor('Towards a wind turbine'),
  fabric: grantFor('Towards insulation and the like'),
  panels: grantFor('Towards solar panels'),
  battery: grantFor('Towards a battery'),
  charger: grantFor('Towards a charger for a car'),
});

type Grants = Omit<z.output<typeof grantsSchema>, '$schema'>;

/** What a grant can be for. */
type GrantName = keyof Grants;
export const GRANT_NAMES = Object.keys(grantsSchema.shape).filter(
  (name): name is GrantName => name !== '$schema',
);
