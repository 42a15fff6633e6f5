import * as z from 'zod/mini';
import { fileFields, line, month, placeholder } from './primitives.ts';

const otherSchema = z.strictObject({
  value: z.number().check(z.describe('The number')),
  label: line('What it is, and from when', 60),
});

/** A number with everything a reader needs in order to trust it. */
const figureSchema = z
  .strictObject({
    value: z.number().check(z.minimum(0), z.describe('The number')),
    unit: line('Its unit', 40),
    label: line('What it is, in plain words', 120),
    asOf: month('Month from which it holds'),
    source: line('Where it comes from', 240),
    isPlaceholder: z.optional(
      placeholder('Whether the firm has still to put its own in its place'),
    ),
    mayBeZero: z
      .optional(z.boolean())
      .check(z.describe('Whether a visitor may put 0 in its place')),
    others: z
      .optional(z.array(otherSchema).check(z.maxLength(4)))
      .check(z.describe('What else visitors are offered in its place')),
    bySize: z
      .optional(z.array(z.number().check(z.minimum(0))).check(z.minLength(3), z.maxLength(12)))
      .check(
        z.describe(
          'Where it goes by the size: the figure where a quarter of what is used is made, half of it, as much, twice it and so on',
        ),
      ),
  })
  .check(
    z.refine(({ value, mayBeZero }) => value !== 0 || mayBeZero, {
      path: ['value'],
      error: 'a number above 0, since calculators divide by it; give the right one',
    }),
    z.describe('A figure, by the name under which a calculator asks for it'),
  );

/** Every price, factor, yield and COP that the calculators use, by name. */
export const figuresSchema = z.catchall(z.object(fileFields), figureSchema);
