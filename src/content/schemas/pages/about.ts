import * as z from 'zod/mini';
import { callToAction, pageFields, pictureAlt, text, words } from './fields.ts';

/** The texts of the about page. Values, timeline, people and certificates are the firm's, in company.json. */
export const aboutTextsSchema = z.strictObject({
  ...pageFields,
  pictureAlt,
  story: z
    .strictObject({
      title: words('Heading'),
      paragraphs: z.array(text('A paragraph', 1200)).check(z.minLength(1), z.maxLength(8)),
    })
    .check(z.describe('How the firm came to be, beside its timeline')),
  values: words('Heading over what the firm stands for'),
  vision: words('Heading over what the firm works towards'),
  people: words('Heading over the people, where there are any'),
  certifications: words('Heading over the certificates'),
  callToAction,
});
