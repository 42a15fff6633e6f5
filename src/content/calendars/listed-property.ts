import type { Availability } from '../../values/availability.ts';
import type { Property } from '../schemas/property.ts';

/** A house as pages get it: its content, and the nights its calendar says are taken. */
export type ListedProperty = Property & { availability?: Availability };
