import * as z from 'zod/mini';
import {
  day,
  fileFields,
  label,
  labelled,
  line,
  month,
  placeholder,
  slugSchema,
} from './primitives.ts';

const visit = z
  .strictObject({
    area: line('Such as Barra', 60).check(label('Island or area')),
    from: day('First day there').check(label('From')),
    until: z.optional(day('Last day there; leave empty for one day').check(label('Until'))),
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
    label('Visit'),
  );

const leadTime = z
  .strictObject({
    service: slugSchema.check(labelled('Service', 'The end of its address, such as heat-pumps')),
    text: line('From the first call to the finished work, in one sentence', 160).check(
      label('How long'),
    ),
  })
  .check(label('Lead time'));

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
  asOf: month('Month of these lead times').check(label('Applies from')),
  isPlaceholder: z.optional(
    placeholder('On while these are samples. A live site omits them until you switch this off'),
  ),
});

export type Rounds = z.output<typeof roundsSchema>;
