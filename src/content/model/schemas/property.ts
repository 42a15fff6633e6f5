import * as z from 'zod/mini';
import { TEXT_TAGS } from '../html-rules.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  labelled,
  imageFocus,
  imagePath,
  line,
  paragraph,
  altText,
  placeholder,
} from './primitives.ts';

/** A picture in a house's gallery. */
const photograph = z.strictObject({
  imageSrc: imagePath('Photograph'),
  imageFocus: z.optional(imageFocus),
  caption: line('Caption below the picture', 140),
  imageAlt: z.optional(
    altText(
      paragraph('Details that the caption omits, for people who cannot see the picture', 300),
    ),
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
      .check(z.maxLength(30), z.describe('Features of the house')),
    sustainabilityFeatures: z
      .array(line('One point', 200))
      .check(z.maxLength(30), labelled('Sustainability', 'Sustainability features')),
  },
  derived: {
    price: {
      schema: z
        .string()
        .check(z.maxLength(80), z.describe('Price as shown; if empty, pricing on enquiry')),
      derive: () => '',
    },
    imageAlt: {
      schema: altText(paragraph('Description of the picture', 300)),
      derive: ({ name, location }) => `${name}, ${location}`,
    },
  },
  optional: {
    imageFocus,
    rating: z
      .number()
      .check(z.minimum(0), z.maximum(5), labelled('Guest rating', 'Guest rating, 0 to 5')),
    photographs: z
      .array(photograph)
      .check(z.maxLength(40), z.describe('Pictures of rooms and views, in order')),
    longDescription: z
      .string()
      .check(
        z.maxLength(20000),
        labelled('Longer text', 'More about the house'),
        z.meta({ tags: TEXT_TAGS }),
      ),
    calendarUrl: z
      .url({
        protocol: /^https$/,
        error: 'an https address; write the full address, beginning with https://',
      })
      .check(
        z.maxLength(500),
        labelled('Bookings calendar', 'iCal address of the bookings calendar, read by each build'),
      ),
    licence: line('Short-term let licence number', 40),
    energyRating: line('Energy performance certificate band, such as C', 20),
    isPlaceholder: placeholder(
      'On while the rating, licence and energy rating are samples. A live site omits them until you switch this off',
    ),
  },
  inherited: {
    featured: z
      .boolean()
      .check(labelled('Featured', 'Featured below the list of houses, instead of the first house')),
    guests: z
      .int()
      .check(z.minimum(1), z.maximum(100), labelled('Maximum guests', 'Maximum number of guests')),
  },
});

export type Property = ItemFrom<typeof propertyFields>;
