import * as z from 'zod/mini';
import { pageFields, words } from './fields.ts';

/** The texts of the contact page. Address, hours and the way there are the firm's, in company.json. */
export const contactTextsSchema = z.strictObject({
  ...pageFields,
  write: words('Heading over the form'),
  details: words('Heading over telephone, email and address'),
  hours: words('Heading over the business hours'),
  where: words('Heading over the map'),
});
