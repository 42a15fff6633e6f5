import * as z from 'zod/mini';
import { propertySchema } from '../../model/schemas/property.ts';
import { availabilitySchema } from '../../model/schemas/availability.ts';

/** A house as pages get it: its file, and what its calendar said. */
export const listedPropertySchema = z.extend(propertySchema, {
  availability: z.optional(availabilitySchema),
});
