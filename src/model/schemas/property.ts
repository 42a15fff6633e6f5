import * as z from 'zod/mini';
import { imagePath, itemFields, line, paragraph } from './primitives.ts';

/** A holiday house. */
export const propertySchema = z.strictObject({
  ...itemFields,
  name: line('Name of the house', 60),
  location: line('Village and island', 80),
  description: paragraph('The house in one or two sentences, for cards', 400),
  longDescription: z.optional(
    z.string().check(z.maxLength(20000), z.describe('More about the house, as simple HTML')),
  ),
  featured: z.optional(
    z.boolean().check(z.describe('Shown at length under the list of houses, instead of the first')),
  ),
  imageSrc: imagePath('Picture of the house'),
  imageAlt: paragraph('What the picture shows', 300),
  bedrooms: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of bedrooms')),
  bathrooms: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of bathrooms')),
  guests: z.optional(
    z.int().check(z.minimum(1), z.maximum(100), z.describe('Most guests at a time')),
  ),
  rating: z.number().check(z.minimum(0), z.maximum(5), z.describe('Guest rating, 0 to 5')),
  price: z.string().check(z.maxLength(80), z.describe('Price as shown; empty: pricing on enquiry')),
  calendarUrl: z.optional(
    z
      .url({ protocol: /^https$/ })
      .check(
        z.maxLength(500),
        z.describe('iCal address of the bookings calendar, read at build time'),
      ),
  ),
  features: z
    .array(line('One feature', 200))
    .check(z.minLength(1), z.maxLength(30), z.describe('What the house offers')),
  sustainabilityFeatures: z
    .array(line('One point', 200))
    .check(z.minLength(1), z.maxLength(30), z.describe('What makes it green')),
});

export type Property = z.output<typeof propertySchema>;
