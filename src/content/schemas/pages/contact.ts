import * as z from 'zod/mini';
import { pageFields, text, words } from './fields.ts';

/** The texts of the contact page. Address, hours and the way there are the firm's, in company.json. */
export const contactTextsSchema = z.strictObject({
  ...pageFields,
  write: words('Heading over the form'),
  answer: text('What becomes of an enquiry, once it is sent', 200),
  details: words('Heading over telephone, email and address'),
  hours: words('Heading over the business hours'),
  where: words('Heading over the map'),
});
