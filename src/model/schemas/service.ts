import * as z from 'zod/mini';
import { CASE_STUDY_CATEGORIES } from './case-study.ts';
import { iconName, imagePath, itemFields, line, paragraph, slugSchema } from './primitives.ts';

/** A service the firm offers. */
export const serviceSchema = z.strictObject({
  ...itemFields,
  aliases: z.optional(
    z
      .array(slugSchema)
      .check(z.maxLength(5), z.describe('Further addresses under /services that show this page')),
  ),
  categories: z.optional(
    z
      .array(z.enum(CASE_STUDY_CATEGORIES))
      .check(z.maxLength(3), z.describe('Case studies of these categories lead to this service')),
  ),
  icon: iconName,
  title: line('Name of the service', 60),
  description: paragraph('What it is and for whom, in two or three sentences', 500),
  lead: paragraph('What it is good for on an island and what it yields', 400),
  features: z
    .array(line('One feature', 200))
    .check(z.minLength(1), z.maxLength(20), z.describe('What is included, as short phrases')),
  imageUrl: imagePath('Picture of the service'),
  imageDescription: paragraph('What the picture shows', 300),
  points: z.optional(
    z.strictObject({
      title: line('Heading of the block'),
      items: z
        .array(z.strictObject({ title: line('Point'), text: paragraph('Why it matters', 400) }))
        .check(z.minLength(1), z.maxLength(8)),
    }),
  ),
});

export type Service = z.output<typeof serviceSchema>;
