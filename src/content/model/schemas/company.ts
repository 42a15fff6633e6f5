import * as z from 'zod/mini';
import { PHONE } from '../../../text/phone.ts';
import { readDays, readTimes } from '../../../dates/opening-hours.ts';
import { withAdvice, type Advice } from './messages.ts';
import {
  fileFields,
  imageFocus,
  imagePath,
  line,
  link,
  paragraph,
  pictureWords,
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

/** An address of another site. */
const outside = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'an https address; write the full address' })
    .check(z.maxLength(300), z.describe(description));

/** What the law wants of a company, shown in the footer and on the contact page. */
const registration = z.strictObject({
  name: line('Registered name, with Ltd or what it has', 120),
  country: line('Part of the UK where it is registered', 40).check(
    z.meta({ examples: ['Scotland'] }),
  ),
  number: line('Company number', 20),
  office: z
    .array(line('Line of the registered office', 80))
    .check(z.minLength(1), z.describe('Registered office')),
  isPlaceholder: z.optional(
    placeholder(
      'Whether this and the VAT number are a sample still: named at the foot of each page, left out of a real site',
    ),
  ),
});

/** Somebody who works here. */
const person = z.strictObject({
  name: line('Name', 60),
  role: line('What they do', 80),
  text: z.optional(paragraph('A sentence or two', 300)),
  imageUrl: z.optional(imagePath('Portrait')),
  imageFocus: z.optional(imageFocus),
  imageAlt: z.optional(pictureWords(line('What the picture shows'))),
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
        'one telephone number in digits; write it like "01632 960000" or "01632 960000 ext 12", and take a second number out',
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
    z.array(person).check(z.maxLength(60), z.describe('People who work here, on the about page')),
  ),
  certifications: z
    .array(
      z.strictObject({
        ...titled.shape,
        number: z.optional(line('Number by which customers can check it', 40)),
        link: z.optional(outside('Where they can: its page in the register')),
        isPlaceholder: z.optional(
          placeholder('Whether the firm has still to confirm that it holds it'),
        ),
      }),
    )
    .check(z.describe('Certification badges and what each means; none is fine')),
  social: z.optional(
    z
      .array(z.strictObject({ label: line('Words of the link', 40), href: outside('Address') }))
      .check(z.maxLength(10), z.describe('Pages of the firm on other sites')),
  ),
  staff: z.int().check(z.minimum(1), z.maximum(1000), z.describe('Number of staff')),
  payment: z.array(line('Form of payment', 40)).check(z.minLength(1)),
  minimumNights: z.int().check(z.minimum(1), z.maximum(60), z.describe('Shortest stay, nights')),
  minimumAge: z.int().check(z.minimum(0), z.maximum(99), z.describe('Minimum age, privacy policy')),
  tagline: line('What the firm does, in one line', 120),
  description: paragraph('The firm in one or two sentences, for search engines', 300),
  place: z.optional(line('Town or island, after the name at the foot of each page', 60)),
  directions: z.optional(paragraph('How to get there, above the map of the contact page', 300)),
  mapAlt: z.optional(
    line('What that map shows, for who cannot see it', 200).check(
      z.meta({ title: 'Map in words' }),
    ),
  ),
  areaServed: z.array(line('Area', 60)).check(z.minLength(1), z.describe('Areas served')),
  keywords: z.array(line('Keyword', 60)).check(z.describe('Words that people search for')),
  registration: z.optional(registration),
  vatNumber: z.optional(
    line('VAT number, if the firm has one', 20).check(z.meta({ title: 'VAT number' })),
  ),
  experienceSince: year('Year the founders began this work'),
  experienceClaim: line('The experience in words, shown on the home page', 40),
  incorporated: year('Year the company was incorporated'),
  values: z.array(titled).check(z.minLength(1), z.describe('What the firm stands for')),
  vision: z.array(titled).check(z.minLength(1), z.describe('What the firm works towards')),
  timeline: z
    .array(
      z.strictObject({
        year: z
          .union([year('Year'), z.literal('incorporated')])
          .check(z.describe('A year, or "incorporated" for the year of incorporation above')),
        title: line('What happened', 60),
        text: paragraph('One or two sentences', 400),
      }),
    )
    .check(z.minLength(1), z.describe('Milestones in order')),
  homeServices: z
    .array(slugSchema)
    .check(
      z.maxLength(12),
      z.describe('Services of the home page in order, each by its id or one of its aliases'),
    ),
  navigation: z.array(link).check(z.minLength(1), z.describe('Links of the header')),
  quickLinks: z.array(link).check(z.minLength(1), z.describe('Quick links of the footer')),
  footerServices: z.array(link).check(z.minLength(1), z.describe('Service links of the footer')),
});

/** Hours that structured data and the open-now line leave out. */
const adviseOnHours = ({ hours }: z.output<typeof facts>): Advice[] =>
  hours.flatMap(({ days, times }, i) => [
    ...(readDays(days).length > 0
      ? []
      : [
          {
            path: ['hours', i, 'days'],
            message:
              'a day or a range of days, such as Mon-Fri; write it like this, or keep it as plain words that no search engine reads',
          },
        ]),
    ...(readTimes(times) || /^closed$/i.test(times)
      ? []
      : [
          {
            path: ['hours', i, 'times'],
            message:
              'opening times such as 9am-5.30pm, or Closed; write them like this, or keep them as plain words that no search engine reads',
          },
        ]),
  ]);

/** Facts about the firm that several pages use, what changes most first: the form asks in this order. */
export const companySchema = withAdvice(facts, adviseOnHours);

export type Company = z.output<typeof companySchema>;
