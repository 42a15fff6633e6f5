import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What a house's calendar said at the last build. */
export const availabilitySchema = z.object({
  /** The day of the build. */
  asOf: day,
  /** Nights that are taken, as `[arrival, departure)`. */
  taken: z.array(z.readonly(z.tuple([day, day]))),
});

export type Availability = z.output<typeof availabilitySchema>;
