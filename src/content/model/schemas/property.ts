import * as z from 'zod/mini';
import { WEEKDAYS } from '../../../dates/days.ts';
import { TEXT_TAGS } from '../html-rules.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  day,
  label,
  labelled,
  httpsUrl,
  imageFocus,
  imagePath,
  line,
  paragraph,
  altText,
  photograph,
  placeholder,
  slug,
  group,
  labelledGroup,
  wholeNumber,
  yesNo,
} from './primitives.ts';

const pounds = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(100_000), z.describe(description));

const time = (title: string, example: string) =>
  z
    .string()
    .check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `a time; write it like ${example}`),
      z.meta({ title, description: `Time, such as ${example}`, examples: [example] }),
    );

/** The nights that share a price. */
const season = group('Season', {
  from: day('First night at this price').check(label('First night')),
  until: day('Last night at this price').check(label('Last night')),
  nightly: z.optional(
    pounds('£; leave empty if you enter a price per week').check(label('Price per night')),
  ),
  weekly: z.optional(pounds('£; guests then book whole weeks').check(label('Price per week'))),
  changeover: z.optional(
    z
      .enum(WEEKDAYS)
      .check(labelled('Arrival day', 'Day on which guests arrive; if empty, any day')),
  ),
  minimumNights: z.optional(wholeNumber('Shortest stay', 'Nights', 1, 28)),
}).check(
  z.refine(({ nightly, weekly }) => (nightly === undefined) !== (weekly === undefined), {
    error: 'a price per night or per week; enter a price per night or a price per week, not both',
  }),
  z.refine(({ from, until }) => from <= until, {
    path: ['until'],
    error:
      'the first night or a later one; this is before "First night": enter the same night or a later one',
  }),
);

const prices = labelledGroup('Prices', 'By season; the site works out what a stay costs', {
  seasons: z
    .array(season)
    .check(
      z.minLength(1),
      z.maxLength(30),
      z.describe('If seasons overlap, the first in the list applies'),
    ),
  cleaning: z.optional(
    pounds('£ per stay; leave empty if the price includes it').check(label('Cleaning fee')),
  ),
  deposit: z.optional(pounds('£, returned after the stay')),
});

const booking = group('Booking', {
  arrive: day('Day on which the guests arrive').check(label('Arrival')),
  leave: day('Day on which they leave').check(label('Departure')),
}).check(
  z.refine(({ arrive, leave }) => arrive < leave, {
    path: ['leave'],
    error: 'a day after the arrival; enter a day after "Arrival"',
  }),
);

/** A holiday house. */
export const propertyFields = itemFields({
  required: {
    name: line('Name of the house', 60),
    location: line('Village and island', 80),
    description: paragraph('The house in one or two sentences, shown in lists', 400),
    imageSrc: imagePath('Picture of the house'),
    bedrooms: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of bedrooms')),
    bathrooms: z.int().check(z.minimum(1), z.maximum(50), z.describe('Number of bathrooms')),
    features: z
      .array(line('One feature', 200).check(label('Feature')))
      .check(z.maxLength(30), z.describe('What guests find in the house')),
    sustainabilityFeatures: z
      .array(line('One point', 200).check(label('Point')))
      .check(z.maxLength(30), labelled('Sustainability', 'What makes the house green')),
  },
  derived: {
    price: {
      schema: z
        .string()
        .check(
          z.maxLength(80),
          labelled(
            'Price in words',
            'Such as "From £95 a night". If empty, the site shows the prices by season or, without those, asks visitors to contact you for prices',
          ),
        ),
      derive: () => '',
    },
    imageAlt: {
      schema: altText(
        paragraph(
          'What the main picture shows, for people who cannot see it. If empty, the name and location are used',
          300,
        ),
      ),
      derive: ({ name, location }) => `${name}, ${location}`,
    },
  },
  optional: {
    imageFocus,
    rating: z
      .number()
      .check(
        z.minimum(0),
        z.maximum(5, 'at most 5; enter a rating out of 5; halve one out of 10'),
        labelled('Guest rating', 'Your guests’ average rating, out of 5'),
      ),
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
        most: wholeNumber('Number of dogs allowed', '0 for none', 0, 10),
        fee: z.optional(pounds('£ per dog per stay')),
      })
      .check(z.describe('How many may stay, and what they cost')),
    beds: z
      .array(
        group('Room', {
          room: line('Such as "Bedroom 1"', 60),
          beds: line('Such as "1 double, 1 cot"', 80),
        }),
      )
      .check(z.maxLength(30), z.describe('The beds in each room')),
    checkIn: time('Check-in from', '16:00'),
    checkOut: time('Check-out by', '10:00'),
    facts: z
      .array(
        group('Subject', {
          title: line('Such as "Parking"', 40).check(label('Subject')),
          text: line('A sentence or two', 400),
        }),
      )
      .check(
        z.maxLength(20),
        labelled('Good to know', 'Parking, Wi-Fi, steps, shop, beach, ferry, house rules'),
      ),
    calendarUrl: httpsUrl(
      'The https address that the booking site shows under "export calendar"',
      500,
    ).check(label('Bookings calendar')),
    bookings: z
      .array(booking)
      .check(
        z.maxLength(300),
        labelled(
          'Other bookings',
          'Nights booked outside the calendar above; dates only, no names',
        ),
      ),
    publishedCalendar: slug(
      'uta-8f3k2m',
      'Booking sites can read your booked nights at /calendars/NAME.ics. Choose a NAME that nobody can guess, such as uta-8f3k2m',
    ).check(label('Published calendar')),
    licence: line('Short-term let licence number', 40).check(label('Licence number')),
    energyRating: line('Energy performance certificate band, such as C', 20),
    isPlaceholder: placeholder(
      'On while the rating, licence, energy rating and prices are samples. The live site leaves out all four until you switch this off',
    ),
  },
  inherited: {
    featured: yesNo(
      'Featured',
      'Choose Yes to show this house in full below the list. If no house has Yes, the first one is shown',
    ),
    guests: wholeNumber('Maximum guests', 'The largest number of guests allowed', 1, 100),
  },
});

export type Property = ItemFrom<typeof propertyFields>;
