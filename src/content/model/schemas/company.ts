import * as z from 'zod/mini';
import { PHONE } from '../../../text/phone.ts';
import { readDays, readTimes } from '../../../dates/opening-hours.ts';
import { withAdvice, type Advice } from './messages.ts';
import {
  fileFields,
  labelled,
  imageFocus,
  imagePath,
  line,
  link,
  paragraph,
  altText,
  placeholder,
  postcode,
  slugSchema,
} from './primitives.ts';

const year = (description: string) =>
  z.int().check(z.minimum(1900), z.maximum(2100), z.describe(description));

const titled = z.strictObject({
  title: line('Title', 80),
  text: paragraph('One or two sentences', 500),
});

/** A URL on another site. */
const outside = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'an https address; write the full address' })
    .check(z.maxLength(300), z.describe(description));

/** The company details required by law, shown in the footer and on the contact page. */
const registration = z.strictObject({
  name: line('Registered name, including Ltd or similar', 120),
  country: line('Part of the UK where it is registered', 40).check(
    z.meta({ examples: ['Scotland'] }),
  ),
  number: line('Company number', 20),
  office: z
    .array(line('Line of the registered office', 80))
    .check(z.minLength(1), z.describe('Registered office')),
  isPlaceholder: z.optional(
    placeholder(
      'On while this and the VAT number are samples. A live site omits them until you switch this off',
    ),
  ),
});

/** A member of staff. */
const person = z.strictObject({
  name: line('Name', 60),
  role: line('Job title', 80),
  text: z.optional(paragraph('A sentence or two', 300)),
  imageUrl: z.optional(imagePath('Portrait')),
  imageFocus: z.optional(imageFocus),
  imageAlt: z.optional(altText(line('Description of the picture'))),
  answersFor: z.optional(
    z
      .array(slugSchema)
      .check(
        z.maxLength(20),
        labelled(
          'Shown beside the number for',
          'Services, by id, whose customers reach this person; "general" for all other pages',
        ),
      ),
  ),
});

const facts = z.strictObject({
  ...fileFields,
  name: line('Trading name', 60),
  contact: z.strictObject({
    phone: z.string().check(
      z.trim(),
      z.maxLength(40),
      z.regex(
        PHONE,
        'one telephone number in digits; write it like "01632 960000" or "01632 960000 ext 12", and remove any second number',
      ),
      z.meta({
        title: 'Telephone',
        description: 'Telephone number as shown, with any extension',
        examples: ['01632 960000'],
      }),
    ),
    email: z
      .email('an email address; write it like name@example.org')
      .check(z.describe('Email address'), z.meta({ examples: ['name@example.org'] })),
    address: z.array(line('Line of the address', 80)).check(z.minLength(1)),
    postcode,
    latitude: z.number().check(z.minimum(49), z.maximum(61), z.describe('Degrees north')),
    longitude: z.number().check(z.minimum(-9), z.maximum(2), z.describe('Degrees east')),
  }),
  hours: z
    .array(z.strictObject({ days: line('Days', 40), times: line('Opening times, or Closed', 40) }))
    .check(z.minLength(1), z.describe('Business hours')),
  people: z.optional(
    z.array(person).check(z.maxLength(60), z.describe('Staff, shown on the about page')),
  ),
  certifications: z
    .array(
      z.strictObject({
        ...titled.shape,
        number: z.optional(line('Membership or certificate number', 40)),
        link: z.optional(outside('Page in the public register, where customers can check it')),
        isPlaceholder: z.optional(placeholder('On until you have confirmed this certificate')),
      }),
    )
    .check(z.describe('Certification badges and what each means; may be empty')),
  social: z.optional(
    z
      .array(z.strictObject({ label: line('Link text', 40), href: outside('Address') }))
      .check(z.maxLength(10), z.describe('The firm’s pages on other sites')),
  ),
  staff: z.int().check(z.minimum(1), z.maximum(1000), z.describe('Number of staff')),
  payment: z.array(line('Payment method', 40)).check(z.minLength(1)),
  minimumNights: z.int().check(z.minimum(1), z.maximum(60), z.describe('Shortest stay, nights')),
  minimumAge: z
    .int()
    .check(z.minimum(0), z.maximum(99), z.describe('Minimum age, for the privacy policy')),
  tagline: line('The firm’s work in one line', 120),
  description: paragraph('The firm in one or two sentences, for search engines', 300),
  place: z.optional(line('Town or island, shown after the name in the footer', 60)),
  directions: z.optional(paragraph('Directions, above the map on the contact page', 300)),
  mapAlt: z.optional(
    line('Description of that map, for people who cannot see it', 200).check(
      z.meta({ title: 'Map description' }),
    ),
  ),
  areaServed: z.array(line('Area', 60)).check(z.minLength(1), z.describe('Areas served')),
  keywords: z.array(line('Keyword', 60)).check(z.describe('Search terms')),
  registration: z.optional(registration),
  vatNumber: z.optional(
    line('VAT number, if the company has one', 20).check(z.meta({ title: 'VAT number' })),
  ),
  experienceSince: year('Year in which the founders began this work'),
  experienceClaim: line('The experience, as shown on the home page', 40),
  incorporated: year('Year of incorporation'),
  values: z.array(titled).check(z.minLength(1), z.describe('The firm’s values')),
  vision: z.array(titled).check(z.minLength(1), z.describe('The firm’s vision')),
  timeline: z
    .array(
      z.strictObject({
        year: z
          .union([year('Year'), z.literal('incorporated')])
          .check(z.describe('A year, or "incorporated" for the year of incorporation above')),
        title: line('Event', 60),
        text: paragraph('One or two sentences', 400),
      }),
    )
    .check(z.minLength(1), z.describe('Milestones in order')),
  homeServices: z
    .array(slugSchema)
    .check(
      z.maxLength(12),
      z.describe('Services on the home page in order, each by its id or an alias'),
    ),
  navigation: z.array(link).check(z.minLength(1), z.describe('Header links')),
  quickLinks: z.array(link).check(z.minLength(1), z.describe('Quick links in the footer')),
  footerServices: z.array(link).check(z.minLength(1), z.describe('Service links in the footer')),
});

/** Advice on hours that structured data and the open-now line have to omit. */
const adviseOnHours = ({ hours }: z.output<typeof facts>): Advice[] =>
  hours.flatMap(({ days, times }, i) => [
    ...(readDays(days).length > 0
      ? []
      : [
          {
            path: ['hours', i, 'days'],
            message:
              'a day or a range of days, such as Mon-Fri; write it like this, or keep it as text that search engines cannot read',
          },
        ]),
    ...(readTimes(times) || /^closed$/i.test(times)
      ? []
      : [
          {
            path: ['hours', i, 'times'],
            message:
              'opening times such as 9am-5.30pm, or Closed; write them like this, or keep them as text that search engines cannot read',
          },
        ]),
  ]);

/** Facts about the company that several pages use. The form shows them in this order, those that change most often first. */
export const companySchema = withAdvice(facts, adviseOnHours);

export type Company = z.output<typeof companySchema>;
