import * as z from 'zod/mini';
import { caseStudyCategory } from './case-study.ts';
import { GRANT_LABELS, GRANT_NAMES } from './grants.ts';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  label,
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
  serviceOrGeneral,
  slug,
  group,
  labelledGroup,
  yesNo,
} from './primitives.ts';

/** The calculators that a service may name. */
export const CALCULATOR_NAMES = ['battery', 'ev-charging', 'heat-pump', 'solar', 'wind'] as const;

/** The calculators' labels in the form, in the order of `CALCULATOR_NAMES`. */
const CALCULATOR_LABELS = ['Battery', 'Car charging', 'Heat pump', 'Solar', 'Wind'];

export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

const point = group('Point', {
  title: line('The point in a few words').check(label('Point')),
  text: paragraph('One or two sentences', 400).check(label('Explanation')),
});
const points = z.array(point).check(z.minLength(1), z.maxLength(8));

/** The steps of a job, in order. */
export const steps = z
  .array(
    group('Step', {
      title: line('The step in a few words', 60).check(label('Step')),
      time: z.optional(line('When, or how long, such as "2 to 4 weeks"', 60)),
      text: paragraph('A sentence or two', 300),
    }),
  )
  .check(z.minLength(1), z.maxLength(8));

const price = group('Price', {
  label: line('Such as "Kingspan KW3, 2.5 kW"', 120).check(label('Item')),
  parts: z
    .array(
      group('Figure', {
        figure: figureName,
        times: z.optional(
          z.number().check(z.positive(), labelled('Quantity', 'How many; if empty, 1')),
        ),
      }),
    )
    .check(
      z.maxLength(6),
      labelled(
        'Made up of',
        'Figures that add up to the price, such as one for equipment and one for fitting; without any, the page shows the words under "If there is no price" in the page texts',
      ),
    ),
  grant: z
    .optional(z.enum(GRANT_NAMES))
    .check(
      z.describe('The grant to subtract, from your list of grants'),
      z.meta({ enumDescriptions: GRANT_LABELS }),
    ),
});

const namedBattery = z
  .strictObject({
    name: line('Name of the product', 60),
    isPlaceholder: z.optional(
      placeholder('On until you have entered the product that you install'),
    ),
    sizes: z
      .array(z.number().check(z.positive(), z.maximum(1000), labelled('Size', 'kWh')))
      .check(z.minLength(1), z.maxLength(8), z.describe('Sizes on offer, in kWh')),
    imageUrl: z.optional(imagePath('Picture of the product')),
    image: z.optional(
      imagePath('Leave it empty and use "Picture"; older files use this').check(
        z.meta({ title: 'Picture in older files', deprecated: true }),
      ),
    ),
    imageAlt: altText(line('What the picture shows, for people who cannot see it', 200)),
    text: paragraph('The product and its uses'),
  })
  .check(
    z.refine(({ imageUrl, image }) => (imageUrl ?? image) !== undefined, {
      path: ['imageUrl'],
      error: 'a picture of the product; add one',
    }),
  );

export const serviceFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the service', 60),
    description: paragraph('The service and its customers, in two or three sentences', 500),
    features: z
      .array(line('One feature', 200).check(label('Feature')))
      .check(z.maxLength(20), z.describe('What the service includes, as short phrases')),
    imageUrl: imagePath('Picture of the service'),
  },
  derived: {
    lead: {
      schema: paragraph('The service’s benefits, in a sentence or two', 400).check(
        label('Introduction'),
      ),
      derive: () => '',
    },
    imageDescription: {
      schema: altText(paragraph('What the main picture shows, for people who cannot see it', 300)),
      derive: ({ title }) => title,
    },
  },
  optional: {
    imageFocus,
    whenClosed: paragraph('What customers should do until you are back', 400).check(
      label('Outside opening hours'),
    ),
  },
  inherited: {
    aliases: z
      .array(slug('heating', 'Such as heating for /services/heating').check(label('Ending')))
      .check(
        z.maxLength(5),
        labelled('Other web addresses', 'Further web addresses that lead to this page'),
      ),
    callFirst: yesNo(
      'Call first',
      'For urgent work: the page asks visitors to call rather than write',
    ),
    categories: z
      .array(caseStudyCategory.check(label('Category')))
      .check(
        z.maxLength(3),
        labelled('Case-study categories', 'Case studies in these categories link to this service'),
      ),
    landscape: labelledGroup('Wide picture', 'Across the full width of the header', {
      imageUrl: imagePath('A wide picture'),
      imageFocus: z.optional(imageFocus),
      imageAlt: altText(line('What the picture shows, for people who cannot see it', 200)),
    }),
    promise: paragraph(
      'Below the quote button. If empty, the page shows the original, if there is one, or the promise on the services page',
      200,
    ),
    points: labelledGroup('Advantages', 'A block with a heading, point by point', {
      title: line('Heading of the block').check(label('Heading')),
      items: points.check(label('Points')),
    }),
    sections: z
      .array(
        group('Section', {
          title: line('Heading of the section').check(label('Heading')),
          text: z.optional(paragraph('Text of the section')),
          link: z.optional(
            link.check(z.describe('A linked sentence after the text, without its full stop')),
          ),
          items: z.optional(points.check(labelled('Points', 'A list below the text'))),
        }),
      )
      .check(z.maxLength(6), z.describe('Further sections, above the calculator')),
    batteryProduct: namedBattery.check(
      labelled('Battery product', 'The battery you install; shown above the calculator'),
    ),
    steps: steps.check(
      z.describe(
        'From the first call to aftercare. If empty, the page shows the original, if there is one, or the steps on the services page',
      ),
    ),
    prices: labelledGroup('Guide prices', 'Worked out from your figures', {
      items: z.optional(z.array(price).check(z.minLength(1), z.maxLength(12), label('Prices'))),
      note: paragraph('What the price includes, or why there is no guide price', 500),
    }),
    calculator: z
      .enum(CALCULATOR_NAMES)
      .check(
        z.describe('The calculator on the page'),
        z.meta({ enumDescriptions: CALCULATOR_LABELS }),
      ),
    stations: labelledGroup(
      'Charging stations',
      'The station finder, on a tab beside the calculator',
      {
        title: line('Above the finder and the calculator').check(label('Heading')),
        lead: line('Introduces both', 200).check(label('Introduction')),
        note: z.optional(paragraph('Note on the stations', 400)),
      },
    ),
  },
});

export type Service = ItemFrom<typeof serviceFields>;

/** A benefit of going green, shown on the services page. */
export const benefitFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the benefit', 60),
    description: paragraph('What it brings customers on the islands', 400),
  },
});

/** A frequently asked question, with its answer. */
export const faqFields = itemFields({
  required: {
    topic: serviceOrGeneral.check(
      z.describe(
        '"general" for the list of services, or a service such as roof-repairs for /services/roof-repairs',
      ),
      z.meta({ examples: ['general'] }),
    ),
    question: line('The question, as people ask it', 160),
    answer: paragraph('The answer, in plain words', 900),
  },
});
