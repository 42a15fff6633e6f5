import * as z from 'zod/mini';
import { fileFields, line } from './primitives.ts';

/** Centres of postcode areas, for searches without a service. */
export const postcodeAreasFileSchema = z.strictObject({
  ...fileFields,
  attribution: line('Sources and licence, shown beside the stations', 600),
  areas: z.array(
    z.strictObject({
      prefix: z
        .string()
        .check(
          z.regex(/^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]?)?$/),
          z.describe('Outward code, sector, or sector and one letter, such as "HS8 5S"'),
        ),
      latitude: z.number().check(z.minimum(49), z.maximum(61), z.describe('Degrees north')),
      longitude: z.number().check(z.minimum(-9), z.maximum(2), z.describe('Degrees east')),
      spreadKm: z
        .number()
        .check(z.minimum(0), z.describe('Nine in ten postcodes lie within this of the middle, km')),
    }),
  ),
});

export type PostcodeAreasFile = z.output<typeof postcodeAreasFileSchema>;
