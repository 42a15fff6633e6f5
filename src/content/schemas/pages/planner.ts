import * as z from 'zod/mini';
import { keywords, pageFields, text } from './fields.ts';

/** The texts of the planner's page. How it works, and what it says of a plan, is the planner's own. */
export const plannerTextsSchema = z.strictObject({
  ...pageFields,
  text: text('Below that, in smaller letters', 400),
  keywords,
});
