import * as z from 'zod/mini';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  label,
  labelled,
  imageFocus,
  imagePath,
  line,
  month,
  paragraph,
  photograph,
  altText,
  placeholder,
  serviceId,
  group,
  labelledGroup,
} from './primitives.ts';

/** The type of work. A service's page shows the case studies of its categories. */
export const caseStudyCategory = line('Type of work, such as Solar Energy', 40).check(
  z.meta({ examples: ['Wind Energy', 'Solar Energy', 'Heat Pumps'] }),
);

/** A finished job, from challenge to result. */
export const caseStudyFields = itemFields({
  required: {
    title: line('Name of the project', 80),
    category: caseStudyCategory.check(
      z.describe('Type of work; for any other, choose the nearest and use "Also shown under"'),
    ),
    description: paragraph('The project in one or two sentences, shown in lists', 300),
    imageSrc: imagePath('Picture of the project'),
    challenge: paragraph('The problem to solve'),
    solution: paragraph('The work done'),
    results: paragraph('The results, with figures'),
    specifications: z
      .array(line('Such as "6 kW turbine on a 15 m mast"', 160).check(label('Fact')))
      .check(z.maxLength(20), labelled('Technical facts', 'Equipment and sizes, one fact each')),
  },
  derived: {
    imageAlt: {
      schema: altText(paragraph('What the main picture shows, for people who cannot see it', 300)),
      derive: ({ title }) => title,
    },
  },
  optionalTexts: {
    outcome: line('The result in one sentence, shown before everything else', 120),
    location: line('Place and island', 80),
    completion: month('Month of completion').check(label('Completed in')),
    services: line('The work in a few words', 160).check(label('Work done')),
    testimonial: labelledGroup(
      'Customer quote',
      'A quote from a customer, with their permission: invented quotes are illegal',
      {
        quote: paragraph('The customer’s own words', 600),
        author: line('Their role, such as "Home owner"').check(label('Customer')),
      },
    ),
  },
  optional: {
    imageFocus,
    alsoFor: z
      .array(serviceId)
      .check(
        z.maxLength(9),
        labelled('Also shown under', 'Further services whose pages show this case study'),
      ),
    months: labelledGroup('Month by month', 'Figures for each month of a year', {
      caption: line('What the figures are, with their unit', 240).check(label('Caption')),
      columns: z
        .array(
          group('Column', {
            label: line('Such as "Before"', 40).check(label('Heading')),
            values: z
              .array(z.number().check(label('Number')))
              .check(z.length(12), labelled('Figures', 'Twelve numbers, from January')),
          }),
        )
        .check(z.minLength(1), z.maxLength(4)),
    }),
    photographs: z
      .array(photograph)
      .check(z.maxLength(40), z.describe('More pictures, such as before and after, in order')),
    isPlaceholder: placeholder(
      'On while the story, results and quote are samples. The page’s footer says so, and the live site leaves out the outcome, results and quote',
    ),
  },
});

export type CaseStudy = ItemFrom<typeof caseStudyFields>;
