import { itemFields } from './item-fields.ts';
import { iconName, line, paragraph } from './primitives.ts';

/** A benefit of going green, shown on the services page. */
export const benefitFields = itemFields({
  required: {
    icon: iconName,
    title: line('Name of the benefit', 60),
    description: paragraph('What it means here', 400),
  },
});
