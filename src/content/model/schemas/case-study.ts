import * as z from 'zod/mini';
import { itemFields, type ItemFrom } from './item-fields.ts';
import {
  called,
  imageFocus,
  imagePath,
  line,
  month,
  paragraph,
  pictureWords,
  placeholder,
} from './primitives.ts';

export const CASE_STUDY_CATEGORIES = ['Wind Energy', 'Solar Energy', 'Heat Pumps'] as const;

/** A finished job, from challenge to result. */
export const caseStudyFields = itemFields({
  required: {
    title: line('Name of the project', 80),
    category: z.enum(CASE_STUDY_CATEGORIES).check(z.describe('Kind of work')),
    description: paragraph('The project in one or two sentences, for cards', 300),
    imageSrc: imagePath('Picture of the project'),
    challenge: paragraph('What had to be solved'),
    solution: paragraph('What was done'),
    results: paragraph('What came of it, with figures'),
    specifications: z
      .array(line('One line of the technical list', 160))
      .check(z.maxLength(20), called('Technical facts', 'The technical facts')),
  },
  derived: {
    imageAlt: {
      schema: pictureWords(paragraph('What the picture shows', 300)),
      derive: ({ title }) => title,
    },
  },
  words: {
    outcome: line('The result in one sentence, shown before everything else', 120),
    location: line('Place and island', 80),
    completion: month('When the work was finished'),
    services: line('What the firm did, in a few words', 160),
    testimonial: z
      .strictObject({
        quote: paragraph('What the customer said, in their own words', 600),
        author: line('Who said it, by role'),
      })
      .check(
        z.describe('Only what a customer said and lets you print: to invent it is against the law'),
      ),
  },
  optional: {
    imageFocus,
    isPlaceholder: placeholder(
      'Whether story, results and quote are still a sample: the foot of its pages says so, and a real site shows no outcome, results or quote',
    ),
  },
});

export type CaseStudy = ItemFrom<typeof caseStudyFields>;
