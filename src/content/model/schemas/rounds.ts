import * as z from 'zod/mini';
import { day, fileFields, labelled, line, month, placeholder, slugSchema } from './primitives.ts';

const visit = z
  .strictObject({
    area: line('Island or area, such as Barra', 60),
    from: day('First day there'),
    until: z.optional(day('Last day there; leave empty for one day')),
    repeatWeeks: z.optional(
      z
        .int()
        .check(
          z.minimum(1),
          z.maximum(52),
          labelled('Repeat every', 'Weeks between visits; leave empty for a single visit'),
        ),
    ),
  })
  .check(
    z.refine(({ from, until }) => until === undefined || from <= until, {
      path: ['until'],
      error: 'a day after the first day; correct it',
    }),
  );

const leadTime = z.strictObject({
  service: slugSchema.check(labelled('Service', 'Its id')),
  text: line('From the first visit to the finished work, in one sentence', 160),
});

/** Where the company works next, and how long its customers wait. The form shows both first. */
export const roundsSchema = z.strictObject({
  ...fileFields,
  visits: z
    .array(visit)
    .check(
      z.maxLength(60),
      labelled('Next days by island', 'Visits that are over are no longer shown'),
    ),
  leadTimes: z
    .array(leadTime)
    .check(z.maxLength(20), labelled('Lead times', 'How long each service takes at present')),
  asOf: month('Month of these lead times'),
  isPlaceholder: z.optional(
    placeholder('On while these are samples. A live site omits them until you switch this off'),
  ),
});

export type Rounds = z.output<typeof roundsSchema>;
