import type { Availability } from '../../values/availability.ts';
import type { Property } from '../schemas/property.ts';

/** A house as pages get it: its file, and what its calendar said. */
export type ListedProperty = Property & { availability?: Availability };
