import * as z from 'zod/mini';
import { CALCULATOR_NAMES } from './calculator-names.ts';
import { CASE_STUDY_CATEGORIES } from './case-study.ts';
import { GRANT_NAMES } from './grants.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  labelled,
  figureName,
  iconName,
  imageFocus,
  imagePath,
  line,
  link,
  paragraph,
  altText,
  placeholder,
  slugSchema,
} from './primitives.ts';

const point = z.strictObject({ title: line('Point'), text: paragraph('Explanation', 400) });
const points = z.array(point).check(z.minLength(1), z.maxLength(8));

/** The steps of a job, in order. */
export const steps = z
  .array(
    z.strictObject({
      title: line('Step', 60),
      time: z.optional(line('Time or duration', 60)),
      text: paragraph('A sentence or two', 300),
    }),
  )
  .check(z.minLength(1), z.maxLength(8));

const price = z.strictObject({
  label: line('Item', 120),
  parts: z
    .array(
      z.strictObject({
        figure: figureName,
        times: z.optional(z.number().check(z.positive(), z.describe('Quantity; one if empty'))),
      }),
    )
    .check(
      z.maxLength(6),
      z.describe('Figures that add up to the price; if there are none, the page says "Ask us"'),
    ),
  grant: z
    .optional(z.enum(GRANT_NAMES))
    .check(z.describe('The grant that applies, from grants.json')),
});

const namedBattery = z
  .strictObject({
    name: line('Name of the product', 60),
    isPlaceholder: z.optional(
      placeholder('On until you have entered the product that you install'),
    ),
    sizes: z
      .array(z.number().check(z.positive(), z.maximum(1000)))
      .check(z.minLength(1), z.maxLength(8), z.describe('Sizes on offer, kWh')),
    imageUrl: z.optional(imagePath('Picture of the product')),
    image: z.optional(
      imagePath('For older files; leave it empty and use "Picture"').check(
        z.meta({ title: 'Picture (image)' }),
      ),
    ),
    imageAlt: altText(line('Description of the picture, for people who cannot see it', 200)),
    text: paragraph('The product and its uses'),
  })
  .check(
    z.refine(({ imageUrl, image }) => (imageUrl ?? image) !== undefined, {
      path: ['imageUrl'],
      error: 'a picture in imageUrl or image; add one',
    }),
  );

export const serviceFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the service', 60),
    description: paragraph('The service and its customers, in two or three sentences', 500),
    features: z
      .array(line('One feature', 200))
      .check(z.maxLength(20), z.describe('Features, as short phrases')),
    imageUrl: imagePath('Picture of the service'),
  },
  derived: {
    lead: {
      schema: paragraph('Benefits on an island, and typical output; if empty, none is shown', 400),
      derive: () => '',
    },
    imageDescription: {
      schema: altText(paragraph('Description of the picture', 300)),
      derive: ({ title }) => title,
    },
  },
  optional: {
    imageFocus,
    whenClosed: paragraph('What to do outside your opening hours, until you are back', 400),
  },
  inherited: {
    aliases: z
      .array(slugSchema)
      .check(
        z.maxLength(5),
        labelled('Other addresses', 'Other addresses under /services for this page'),
      ),
    callFirst: z
      .boolean()
      .check(
        labelled(
          'Call first',
          'Whether its page asks visitors to call rather than write, for urgent work',
        ),
      ),
    categories: z
      .array(z.enum(CASE_STUDY_CATEGORIES))
      .check(z.maxLength(3), z.describe('Case studies in these categories link to this service')),
    landscape: z
      .strictObject({
        imageUrl: imagePath('A wide picture'),
        imageFocus: z.optional(imageFocus),
        imageAlt: altText(line('Description of the picture, for people who cannot see it', 200)),
      })
      .check(labelled('Wide picture', 'Across the full width of the header')),
    promise: paragraph(
      'Your promise, shown below the quote button. If empty, the one from the services page is used',
      200,
    ),
    points: z
      .strictObject({ title: line('Heading of the block'), items: points })
      .check(z.describe('Advantages, point by point')),
    sections: z
      .array(
        z.strictObject({
          title: line('Heading of the section'),
          text: z.optional(paragraph('Text of the section')),
          link: z.optional(
            link.check(z.describe('A linked sentence after the text, without its full stop')),
          ),
          items: z.optional(points),
        }),
      )
      .check(z.maxLength(6), z.describe('Further sections, above the calculator')),
    batteryProduct: namedBattery.check(
      labelled('Named battery', 'A battery product, above the calculator'),
    ),
    steps: steps.check(
      z.describe('Steps from the first call to aftercare; if empty, those of the services page'),
    ),
    prices: z
      .strictObject({
        items: z.optional(z.array(price).check(z.minLength(1), z.maxLength(12))),
        note: paragraph('What the price includes, or why there is no guide price', 500),
      })
      .check(z.describe('Guide prices')),
    calculator: z.enum(CALCULATOR_NAMES).check(z.describe('The calculator on the page')),
    stations: z
      .strictObject({
        title: line('Heading above the finder and the calculator'),
        lead: line('Introduction to both', 200),
        note: z.optional(paragraph('Note on the stations', 400)),
      })
      .check(z.describe('The charging station finder, on a tab beside the calculator')),
  },
});

export type Service = ItemFrom<typeof serviceFields>;

/** A benefit of going green, shown on the services page. */
export const benefitFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the benefit', 60),
    description: paragraph('The benefit on the islands', 400),
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
