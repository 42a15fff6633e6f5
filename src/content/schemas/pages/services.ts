import * as z from 'zod/mini';
import { steps } from '../service.ts';
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
      steps: z
        .strictObject({
          title: words('Heading'),
          items: steps.check(z.describe('Steps, where a service has none of its own')),
        })
        .check(z.describe('What happens from the first call on')),
      prices: z
        .strictObject({
          title: words('Heading'),
          guide: words('Over the guide prices', 40),
          afterGrant: words('Over what is left to pay', 40),
          eligibility: words('After the name of a grant', 60),
        })
        .check(z.describe('Guide prices, before and after a grant')),
      area: z
        .strictObject({ title: words('Heading'), text: text('Where the firm works', 400) })
        .check(z.describe('Where the firm works')),
      stories: words('Heading over two case studies'),
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
