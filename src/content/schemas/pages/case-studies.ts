import * as z from 'zod/mini';
import { callToAction, pageFields, text, words } from './fields.ts';

/** The texts of the list of case studies, and those that all of their pages have. */
export const caseStudiesTextsSchema = z.strictObject({
  ...pageFields,
  callToAction,
  study: z
    .strictObject({
      location: words('Where, if the study does not say', 80),
      completion: words('When, if the study does not say', 80),
      services: text('What was done, if the study does not say', 200),
      button: words('Words of the button beside it', 60),
      callToAction,
    })
    .check(z.describe("On every study's page")),
});
