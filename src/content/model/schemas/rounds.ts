import * as z from 'zod/mini';
import {
  day,
  fileFields,
  label,
  labelled,
  line,
  month,
  placeholder,
  serviceId,
  group,
  wholeNumber,
} from './primitives.ts';

const islandVisitSchema = group('Visit', {
  area: line('Such as Barra', 60).check(label('Island or area')),
  from: day('First day there').check(label('From')),
  until: z.optional(day('Last day there; leave empty for one day').check(label('Until'))),
  repeatWeeks: z.optional(
    wholeNumber(
      'Repeat every',
      'Number of weeks, such as 4; leave empty for a single visit',
      1,
      52,
    ),
  ),
}).check(
  z.refine(({ from, until }) => until === undefined || from <= until, {
    path: ['until'],
    error: 'the first day or a later one; this is before "From": enter the same day or a later one',
  }),
);

const leadTime = group('Waiting time', {
  service: serviceId,
  text: line('From the first call to the finished work, in one sentence', 160).check(
    label('How long'),
  ),
});

/** Where the company works next, and how long its customers wait. The form shows both first. */
export const roundsSchema = z.strictObject({
  ...fileFields,
  visits: z
    .array(islandVisitSchema)
    .check(
      z.maxLength(60),
      labelled(
        'Visits to the islands',
        'Days when you work there; past ones disappear automatically',
      ),
    ),
  leadTimes: z
    .array(leadTime)
    .check(z.maxLength(20), labelled('Waiting times', 'How long each service takes at present')),
  asOf: month('Month in which you last checked these waiting times').check(label('Last checked')),
  isPlaceholder: z.optional(
    placeholder(
      'On while these are samples. The live site leaves them out until you switch this off',
    ),
  ),
});

export type Rounds = z.output<typeof roundsSchema>;
