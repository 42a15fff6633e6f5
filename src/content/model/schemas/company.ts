import * as z from 'zod/mini';
import { londonDay } from '../../../dates/london.ts';
import { PHONE } from '../../../text/phone.ts';
import { readDays, readTimes } from '../../../dates/opening-hours.ts';
import { withAdvice, type LikelyMistake } from './messages.ts';
import {
  fileFields,
  labelled,
  httpsUrl,
  imageFocus,
  imagePath,
  line,
  label,
  link,
  paragraph,
  altText,
  placeholder,
  postcode,
  serviceId,
  serviceOrGeneral,
  group,
  wholeNumber,
} from './primitives.ts';

const calendarYear = (description: string) =>
  z.int().check(z.minimum(1900), z.maximum(2100), z.describe(description));

/** The current year or an earlier one. */
const pastYear = (description: string) =>
  calendarYear(description).check(
    z.refine((value) => value <= Number(londonDay(Date.now()).slice(0, 4)), {
      error: 'this year or an earlier one; enter this year or an earlier one',
    }),
  );

const titled = z.strictObject({
  title: line('Title', 80),
  text: paragraph('One or two sentences', 500),
});

/** The company details required by law, shown in the footer and on the contact page. */
const registration = z.strictObject({
  name: line('Including Ltd or similar', 120).check(label('Registered name')),
  country: line('Part of the UK where it is registered', 40).check(
    z.meta({ title: 'Registered in', examples: ['Scotland'] }),
  ),
  number: line('As at Companies House, such as SC123456', 20).check(label('Company number')),
  office: z
    .array(line('Line of the address', 80).check(label('Line')))
    .check(z.minLength(1), labelled('Registered office', 'Its address, line by line')),
  isPlaceholder: z.optional(
    placeholder(
      'On while this and the VAT number are samples. The live site leaves out both until you switch this off',
    ),
  ),
});

/** A member of staff. */
const person = group('Person', {
  name: line('Name', 60),
  role: line('Such as "Electrician"', 80).check(label('Job title')),
  text: z.optional(paragraph('A sentence or two about the person', 300)),
  imageUrl: z.optional(imagePath('Portrait')),
  imageFocus: z.optional(imageFocus),
  imageAlt: z.optional(altText(line('What the picture shows, for people who cannot see it'))),
  answersFor: z.optional(
    z
      .array(serviceOrGeneral.check(labelled('Service', 'Such as roof-repairs, or "general"')))
      .check(
        z.maxLength(20),
        labelled(
          'Answers the phone for',
          'Services whose pages show this person beside the telephone number, such as roof-repairs for /services/roof-repairs; "general" for all other pages',
        ),
      ),
  ),
});

const LATITUDE = 'a latitude in Britain; enter a number from 49 to 61, such as 57.52';
const LONGITUDE =
  'a longitude in Britain; enter a number from -9 to 2: west of Greenwich it begins with a minus, such as -7.31';

const facts = z.strictObject({
  ...fileFields,
  name: line('Trading name', 60),
  contact: group('Contact details', {
    phone: z.string().check(
      z.trim(),
      z.maxLength(40),
      z.regex(
        PHONE,
        'one telephone number in digits; write it like 01632 960000 or 01632 960000 ext 12, and remove any second number',
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
    address: z
      .array(line('Line of the address', 80).check(label('Line')))
      .check(z.minLength(1), z.describe('Line by line, without the postcode')),
    postcode,
    latitude: z
      .number()
      .check(
        z.minimum(49, LATITUDE),
        z.maximum(61, LATITUDE),
        z.describe(
          'Degrees north, such as 57.52. In an online map, right-click your door and copy the first number',
        ),
      ),
    longitude: z
      .number()
      .check(
        z.minimum(-9, LONGITUDE),
        z.maximum(2, LONGITUDE),
        z.describe('The second number of the same pair, such as -7.31'),
      ),
  }),
  hours: z
    .array(
      group('Line', {
        days: line('Such as Mon-Fri', 40),
        times: line('Such as 9am-5pm, or Closed', 40).check(label('Opening times')),
      }),
    )
    .check(z.minLength(1), labelled('Opening hours', 'Business hours, line by line')),
  people: z.optional(
    z.array(person).check(z.maxLength(60), labelled('Staff', 'Shown on the about page')),
  ),
  certifications: z
    .array(
      group('Certificate', {
        ...titled.shape,
        number: z.optional(
          line('Membership or certificate number', 40).check(label('Certificate number')),
        ),
        link: z.optional(
          httpsUrl('Page in the public register, where customers can check it').check(
            label('Link to the register'),
          ),
        ),
        isPlaceholder: z.optional(
          placeholder(
            'On until you have confirmed this certificate. The live site leaves it out until then',
          ),
        ),
      }),
    )
    .check(labelled('Certificates', 'Certificates and memberships, and what each means')),
  social: z.optional(
    z
      .array(
        group('Link', {
          label: line('Such as Facebook', 40).check(label('Link text')),
          href: httpsUrl('Full web address, beginning with https://').check(label('Web address')),
        }),
      )
      .check(z.maxLength(10), labelled('Social media', 'The company’s pages on other sites')),
  ),
  staff: wholeNumber('Number of staff', 'Shown wherever a page text says {staff}', 1, 1000),
  payment: z
    .array(line('Such as "bank transfer"', 40).check(label('Payment method')))
    .check(z.minLength(1), labelled('Payment methods', 'How customers can pay')),
  minimumNights: wholeNumber(
    'Shortest stay',
    'Number of nights; a house can set another for a season',
    1,
    60,
  ),
  minimumAge: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(99),
      z.describe('Youngest age for which this site is meant, for the privacy policy'),
    ),
  tagline: line('The company’s work in one line', 120),
  description: paragraph('The company in one or two sentences, for search engines', 300),
  place: z.optional(line('Town or island, shown after the name in the footer', 60)),
  directions: z.optional(paragraph('How to find you, above the map on the contact page', 300)),
  mapAlt: z.optional(
    line(
      'What the drawn map shows, for people who cannot see it. If empty, the drawn map is not shown',
      200,
    ).check(z.meta({ title: 'Map description' })),
  ),
  areaServed: z
    .array(line('An island or district', 60).check(label('Area')))
    .check(z.minLength(1), labelled('Areas served', 'Where the company works')),
  keywords: z
    .array(line('A word or phrase', 60).check(label('Keyword')))
    .check(z.describe('Words that customers may search for')),
  registration: z.optional(
    registration.check(
      labelled(
        'Company registration',
        'Details required by law, shown in the footer and on the contact page',
      ),
    ),
  ),
  vatNumber: z.optional(
    line('If you are registered for VAT, such as GB 123 4567 89', 20).check(label('VAT number')),
  ),
  experienceSince: pastYear('Year in which the founders began this work'),
  experienceClaim: line(
    'Such as "over 15 years"; shown wherever a text says {experienceClaim}',
    40,
  ).check(label('Experience in words')),
  incorporated: pastYear('Year in which the company was registered').check(
    label('Year of incorporation'),
  ),
  values: z.array(titled.check(label('Value'))).check(z.describe('What the company believes in')),
  vision: z.array(titled.check(label('Aim'))).check(z.describe('What the company aims for')),
  timeline: z
    .array(
      group('Event', {
        year: z
          .union([calendarYear('Year'), z.literal('incorporated')], {
            error:
              'a number, or "incorporated"; enter only the year, such as 2015, or the word incorporated',
          })
          .check(z.describe('Such as 2015, or "incorporated" for the year of incorporation above')),
        title: line('Event in a few words', 60).check(label('Event')),
        text: paragraph('One or two sentences', 400),
      }),
    )
    .check(z.describe('Milestones in order')),
  homeServices: z
    .array(serviceId)
    .check(z.maxLength(12), labelled('Services on the home page', 'In this order')),
  navigation: z
    .array(link)
    .check(z.minLength(1), labelled('Menu', 'Links at the top of every page')),
  quickLinks: z.array(link).check(z.minLength(1), z.describe('Links to pages, in the footer')),
  footerServices: z.array(link).check(labelled('Services in the footer', 'Links to services')),
});

/** Advice on hours that structured data and the open-now line have to omit. */
const adviseOnHours = ({ hours }: z.output<typeof facts>): LikelyMistake[] =>
  hours.flatMap(({ days, times }, i) => {
    const daysMistake = {
      path: ['hours', i, 'days'],
      expected: 'a day or a range of days, such as Mon-Fri',
      fix: 'write it like Mon-Fri, or Sat',
      otherwise: 'search engines cannot read these days',
    };
    const timesMistake = {
      path: ['hours', i, 'times'],
      expected: 'opening times such as 9am-5.30pm, or Closed',
      fix: 'write it like 9am-5.30pm, or Closed',
      otherwise: 'search engines cannot read these hours',
    };
    return [
      ...(readDays(days).length > 0 ? [] : [daysMistake]),
      ...(readTimes(times) || /^closed$/i.test(times) ? [] : [timesMistake]),
    ];
  });

/** Facts about the company that several pages use. The form shows them in this order, those that change most often first. */
export const companySchema = withAdvice(facts, adviseOnHours);

export type Company = z.output<typeof companySchema>;
