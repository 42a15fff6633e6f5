import * as z from 'zod/mini';
import { callToAction, pageFields, text, words } from './fields.ts';

const COUNT = '{count} is their number in words';

/** The texts of the list of calculators. */
export const calculatorsTextsSchema = z.strictObject({
  ...pageFields,
  description: text(
    `What the page has, for search results; ${COUNT}, {calculators} their names`,
    300,
    ['count', 'calculators'],
  ),
  lead: text(`What stands first below the heading; ${COUNT}`, 400, ['count']),
  planner: z
    .strictObject({ title: words('Heading'), text: text('A sentence or two', 300) })
    .check(z.describe('What leads to the planner')),
  callToAction,
});
