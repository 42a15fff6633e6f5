import * as z from 'zod/mini';
import { callToAction, pageFields, text, words } from './fields.ts';

/** The texts of the list of services, and those that all of their pages have. */
export const servicesTextsSchema = z.strictObject({
  ...pageFields,
  planner: z
    .strictObject({
      title: words('Heading'),
      text: text('A sentence or two', 400),
      button: words('Words of the button', 60),
    })
    .check(z.describe('What leads to the planner')),
  benefits: words('Heading over the benefits'),
  questions: words('Heading over the questions, here and on the page of each service'),
  callToAction,
  service: z
    .strictObject({
      features: words('Heading over the features'),
      button: words('Words of the button below them', 60),
      withoutScript: z
        .strictObject({
          text: text('Below a worked example', 300),
          button: words('Words of the button', 60),
        })
        .check(z.describe('In the place of a calculator, in a browser without JavaScript')),
      callToAction,
    })
    .check(z.describe("On every service's page")),
});
