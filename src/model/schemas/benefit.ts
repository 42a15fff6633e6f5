import * as z from 'zod/mini';
import { iconName, itemFields, line, paragraph } from './primitives.ts';

/** A benefit of going green, shown on the services page. */
export const benefitSchema = z.strictObject({
  ...itemFields,
  icon: iconName,
  title: line('Name of the benefit', 60),
  description: paragraph('What it means here', 400),
});
