import type { Availability } from '../../model/values/availability.ts';
import type { Property } from '../../model/schemas/property.ts';

/** A house as pages get it: its file, and what its calendar said. */
export type ListedProperty = Property & { availability?: Availability };
