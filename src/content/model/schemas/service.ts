import * as z from 'zod/mini';
import { CALCULATOR_NAMES } from './calculator-names.ts';
import { CASE_STUDY_CATEGORIES } from './case-study.ts';
import { GRANT_NAMES } from './grants.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  called,
  figureName,
  iconName,
  imageFocus,
  imagePath,
  line,
  link,
  paragraph,
  pictureWords,
  placeholder,
  slugSchema,
} from './primitives.ts';

const point = z.strictObject({ title: line('Point'), text: paragraph('Why it matters', 400) });
const points = z.array(point).check(z.minLength(1), z.maxLength(8));

/** What happens, one after the other. */
export const steps = z
  .array(
    z.strictObject({
      title: line('What happens', 60),
      time: z.optional(line('When, or how long it takes', 60)),
      text: paragraph('A sentence or two', 300),
    }),
  )
  .check(z.minLength(1), z.maxLength(8));

const price = z.strictObject({
  label: line('What is paid for', 120),
  parts: z
    .array(
      z.strictObject({
        figure: figureName,
        times: z.optional(z.number().check(z.positive(), z.describe('How many of it; else one'))),
      }),
    )
    .check(z.minLength(1), z.maxLength(6), z.describe('Figures that add up to the price')),
  grant: z.optional(z.enum(GRANT_NAMES)).check(z.describe('The grant in grants.json towards it')),
});

const namedBattery = z
  .strictObject({
    name: line('Name of the product', 60),
    isPlaceholder: z.optional(placeholder('Whether the name stands in for that of a real product')),
    sizes: z
      .array(z.number().check(z.positive(), z.maximum(1000)))
      .check(z.minLength(1), z.maxLength(8), z.describe('Sizes on offer, kWh')),
    imageUrl: z.optional(imagePath('Picture of the product, here or as image')),
    image: z.optional(
      imagePath('Picture of the product by its other name, where there is no imageUrl').check(
        z.meta({ title: 'Picture under its other name' }),
      ),
    ),
    imageAlt: pictureWords(line('What it shows, for who cannot see it', 200)),
    text: paragraph('What it is, and what it is good for'),
  })
  .check(
    z.refine(({ imageUrl, image }) => (imageUrl ?? image) !== undefined, {
      path: ['imageUrl'],
      error: 'a picture, as imageUrl or image',
    }),
  );

export const serviceFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the service', 60),
    description: paragraph('What it is and for whom, in two or three sentences', 500),
    features: z
      .array(line('One feature', 200))
      .check(z.maxLength(20), z.describe('What is included, as short phrases')),
    imageUrl: imagePath('Picture of the service'),
  },
  derived: {
    lead: {
      schema: paragraph('What it is good for on an island and what it yields', 400),
      derive: () => '',
    },
    imageDescription: {
      schema: pictureWords(paragraph('What the picture shows', 300)),
      derive: ({ title }) => title,
    },
  },
  optional: { imageFocus },
  inherited: {
    aliases: z
      .array(slugSchema)
      .check(
        z.maxLength(5),
        called('Further addresses', 'Further addresses under /services that show this page'),
      ),
    callFirst: z
      .boolean()
      .check(
        called(
          'Call first',
          'Whether its page asks for a call before a quote: where people cannot wait',
        ),
      ),
    categories: z
      .array(z.enum(CASE_STUDY_CATEGORIES))
      .check(z.maxLength(3), z.describe('Case studies of these categories lead to this service')),
    landscape: z
      .strictObject({
        imageUrl: imagePath('A wide picture'),
        imageFocus: z.optional(imageFocus),
        imageAlt: pictureWords(line('What it shows, for who cannot see it', 200)),
      })
      .check(called('Wide picture', 'Over the whole width of the header')),
    promise: paragraph(
      'What you promise, below the button for a quote; else as on the page of all services',
      200,
    ),
    points: z
      .strictObject({ title: line('Heading of the block'), items: points })
      .check(z.describe('What speaks for it, point by point')),
    sections: z
      .array(
        z.strictObject({
          title: line('Heading of the section'),
          text: z.optional(paragraph('What it says')),
          link: z.optional(
            link.check(
              z.describe('A sentence after the text that is a link, without its full stop'),
            ),
          ),
          items: z.optional(points),
        }),
      )
      .check(z.maxLength(6), z.describe('Further sections, above the calculator')),
    batteryProduct: namedBattery.check(
      called('Battery by name', 'A battery by name, above the calculator'),
    ),
    steps: steps.check(
      z.describe('What happens from call to the years after; else as on the page of all services'),
    ),
    prices: z
      .strictObject({
        items: z.optional(z.array(price).check(z.minLength(1), z.maxLength(6))),
        note: paragraph('What is in it, or why no price is given', 500),
      })
      .check(z.describe('Guide prices')),
    calculator: z.enum(CALCULATOR_NAMES).check(z.describe('The calculator on the page')),
    stations: z
      .strictObject({
        title: line('Heading over the finder and the calculator'),
        lead: line('What both are for', 200),
        note: z.optional(paragraph('What to know of the stations', 400)),
      })
      .check(z.describe('The finder of charging stations, on a tab beside the calculator')),
  },
});

export type Service = ItemFrom<typeof serviceFields>;

/** A benefit of going green, shown on the services page. */
export const benefitFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the benefit', 60),
    description: paragraph('What it means here', 400),
  },
});

/** A question people ask, with its answer. */
export const faqFields = itemFields({
  required: {
    topic: slugSchema.check(
      z.describe('"general", or the id of the service it belongs to'),
      z.meta({ examples: ['general'] }),
    ),
    question: line('The question, as people ask it', 160),
    answer: paragraph('The answer, in plain words', 900),
  },
});
