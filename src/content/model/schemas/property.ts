import * as z from 'zod/mini';
import { WEEKDAYS } from '../../../dates/days.ts';
import { TEXT_TAGS } from '../html-rules.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  day,
  labelled,
  imageFocus,
  imagePath,
  line,
  paragraph,
  altText,
  placeholder,
  slugSchema,
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

const pounds = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(100_000), z.describe(description));

const time = (title: string, example: string) =>
  z
    .string()
    .check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `a time; write it like "${example}"`),
      z.meta({ title, description: 'As HH:MM', examples: [example] }),
    );

/** The nights that share a price. */
const season = z
  .strictObject({
    from: day('First night'),
    until: day('Last night'),
    nightly: z.optional(pounds('Price of a night, £')),
    weekly: z.optional(pounds('Price of a week, £, instead; such stays last whole weeks')),
    changeover: z.optional(
      z
        .enum(WEEKDAYS)
        .check(labelled('Arrival day', 'Day on which guests arrive; if empty, any day')),
    ),
    minimumNights: z.optional(
      z.int().check(z.minimum(1), z.maximum(28), labelled('Shortest stay', 'Nights')),
    ),
  })
  .check(
    z.refine(({ nightly, weekly }) => (nightly === undefined) !== (weekly === undefined), {
      path: ['nightly'],
      error: 'a price of a night or of a week; enter one of them',
    }),
    z.refine(({ from, until }) => from <= until, {
      path: ['until'],
      error: 'a day after the first night; correct it',
    }),
  );

const prices = z
  .strictObject({
    seasons: z
      .array(season)
      .check(z.minLength(1), z.maxLength(30), z.describe('Seasons; the first that fits counts')),
    cleaning: z.optional(pounds('Cleaning, £ a stay; leave empty if the price includes it')),
    deposit: z.optional(pounds('Deposit, £, returned after the stay')),
  })
  .check(labelled('Prices', 'Prices by season, to work out what a stay costs'));

const booking = z
  .strictObject({ arrive: day('Day of arrival'), leave: day('Day of departure') })
  .check(
    z.refine(({ arrive, leave }) => arrive < leave, {
      path: ['leave'],
      error: 'a day after the arrival; correct it',
    }),
  );

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
    prices,
    dogs: z
      .strictObject({
        most: z.int().check(z.minimum(0), z.maximum(10), labelled('Most dogs', '0 for none')),
        fee: z.optional(pounds('£ for each dog and stay')),
      })
      .check(z.describe('Dogs: how many, and what they cost')),
    beds: z
      .array(z.strictObject({ room: line('Room', 60), beds: line('Its beds', 80) }))
      .check(z.maxLength(30), z.describe('Beds by room')),
    checkIn: time('Arrive from', '16:00'),
    checkOut: time('Leave by', '10:00'),
    facts: z
      .array(z.strictObject({ title: line('Subject', 40), text: line('A sentence or two', 400) }))
      .check(
        z.maxLength(20),
        labelled('Good to know', 'Parking, Wi-Fi, steps, shop, beach, ferry, house rules'),
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
    bookings: z
      .array(booking)
      .check(
        z.maxLength(300),
        labelled(
          'Own bookings',
          'Nights taken besides those in the calendar above; dates only, no names',
        ),
      ),
    publishedCalendar: slugSchema.check(
      labelled(
        'Published calendar',
        'Booking portals can read the taken nights at /calendars/NAME.ics. Choose a name that nobody can guess, such as uta-8f3k2m',
      ),
    ),
    licence: line('Short-term let licence number', 40),
    energyRating: line('Energy performance certificate band, such as C', 20),
    isPlaceholder: placeholder(
      'On while the rating, licence, energy rating and prices are samples. A live site omits them until you switch this off',
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
