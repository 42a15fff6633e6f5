import * as z from 'zod/mini';
import { fileFields } from '../primitives.ts';
import { pictureAlt, text, words } from './fields.ts';

const lost = z.strictObject({
  title: words('Title and heading', 60),
  text: text('What has happened', 200),
  button: words('Words of the way back', 60),
});

/** The texts of the pages for addresses that lead nowhere. */
export const notFoundTextsSchema = z.strictObject({
  ...fileFields,
  pictureAlt,
  page: lost.check(z.describe('Where any page is missing; the button leads home')),
  service: lost.check(z.describe('Where a service is; the button leads to all services')),
});
