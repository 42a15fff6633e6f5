import * as z from 'zod/mini';
import { fileFields, line, month } from './primitives.ts';

/** A number with everything a reader needs to trust it. */
const figureSchema = z
  .strictObject({
    value: z.number().check(z.describe('The number')),
    unit: line('Its unit', 40),
    label: line('What it is, in plain words', 120),
    asOf: month('Month from which it holds'),
    source: line('Where it comes from', 240),
    isPlaceholder: z
      .optional(z.boolean())
      .check(z.describe('Whether the firm has still to put its own in its place')),
  })
  .check(z.describe('A figure, by the name under which a calculator asks for it'));

/** Every price, factor, yield and COP the calculators use, by the name under which they ask for it. */
export const figuresSchema = z.catchall(z.object(fileFields), figureSchema);
