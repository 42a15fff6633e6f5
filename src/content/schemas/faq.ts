import * as z from 'zod/mini';
import { itemFields } from './item-fields.ts';
import { line, paragraph, slugSchema } from './primitives.ts';

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
