import * as z from 'zod/mini';
import { TEXT_TAGS } from '../html-rules.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  called,
  imageFocus,
  imagePath,
  line,
  paragraph,
  pictureWords,
  placeholder,
} from './primitives.ts';

/** One of the pictures that guests look through. */
const photograph = z.strictObject({
  imageSrc: imagePath('Photograph'),
  imageFocus: z.optional(imageFocus),
  caption: line('What it shows, under it', 140),
  imageAlt: z.optional(
    pictureWords(paragraph('What the caption does not say, for who cannot see it', 300)),
  ),
});

/** A holiday house. */
export const propertyFields = itemFields({
  required: {
    name: line('Name of the house', 60),
    location: line('Village and island', 80),
    description: paragraph('The house in one or two sentences, for cards', 400),
    imageSrc: imagePath('Picture of the house'),
    bedrooms: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of bedrooms')),
    bathrooms: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of bathrooms')),
    features: z
      .array(line('One feature', 200))
      .check(z.maxLength(30), z.describe('What the house offers')),
    sustainabilityFeatures: z
      .array(line('One point', 200))
      .check(z.maxLength(30), called('What makes it green', 'What makes it green')),
  },
  derived: {
    price: {
      schema: z
        .string()
        .check(z.maxLength(80), z.describe('Price as shown; empty: pricing on enquiry')),
      derive: () => '',
    },
    imageAlt: {
      schema: pictureWords(paragraph('What the picture shows', 300)),
      derive: ({ name, location }) => `${name}, ${location}`,
    },
  },
  optional: {
    imageFocus,
    rating: z
      .number()
      .check(z.minimum(0), z.maximum(5), called('Guest rating', 'Guest rating, 0 to 5')),
    photographs: z
      .array(photograph)
      .check(z.maxLength(40), z.describe('Pictures of rooms and views, in the order of a visit')),
    longDescription: z
      .string()
      .check(
        z.maxLength(20000),
        called('Longer text', 'More about the house'),
        z.meta({ tags: TEXT_TAGS }),
      ),
    calendarUrl: z
      .url({
        protocol: /^https$/,
        error: 'an https address; write the full address, beginning with https://',
      })
      .check(
        z.maxLength(500),
        called('Calendar of bookings', 'iCal address of the bookings calendar, read at build time'),
      ),
    licence: line('Number of its short-term let licence', 40),
    energyRating: line('Band of its energy performance certificate, such as C', 20),
    isPlaceholder: placeholder(
      'Whether rating, licence and energy rating are a sample still: named at the foot of its pages, left out of a real site',
    ),
  },
  inherited: {
    featured: z
      .boolean()
      .check(
        called('Shown at length', 'Shown at length under the list of houses, instead of the first'),
      ),
    guests: z
      .int()
      .check(z.minimum(1), z.maximum(100), called('Most guests', 'Most guests at a time')),
  },
});

export type Property = ItemFrom<typeof propertyFields>;
