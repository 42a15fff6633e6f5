import type { Answers } from './answers.ts';
import { defaultDrawings, DRAWINGS, GRANTS, STARTER_SERVICES, THEMES } from './starter.ts';

/** A question for the terminal. */
export interface Question {
  name: keyof Answers;
  text: string;
  /** Shown after an invalid answer: what to enter instead. */
  fix: string;
  /** Reads what was typed; undefined if there is no answer. */
  read: (typed: string) => unknown;
  /** Writes an answer as it would be typed. */
  write: (value: never) => string;
  /** Whether it applies, by the answers so far. */
  applies?: (answers: Partial<Answers>) => boolean;
  /** What setup uses if there is no answer, by the answers so far. */
  fallback?: (answers: Partial<Answers>) => unknown;
}

/** Typed to leave a question out. */
export const NONE = 'none';
const isNone = (typed: string) => typed === '' || typed.toLowerCase() === NONE;
const split = (typed: string, separator: string) =>
  isNone(typed)
    ? []
    : typed
        .split(separator)
        .map((each) => each.trim())
        .filter(Boolean);

const asText = { read: (typed: string) => (isNone(typed) ? undefined : typed), write: String };
const asNumber = { read: (typed: string) => Number(typed), write: String };
const asList = {
  read: (typed: string) => split(typed, ','),
  write: (value: readonly string[]) => value.join(', ') || NONE,
};

/** Reads "yes" or "no"; undefined if it is neither. */
export const readYesNo = (typed: string): boolean | undefined =>
  ({ yes: true, y: true, no: false, n: false })[typed.trim().toLowerCase()];

/** The questions in order. */
export const QUESTIONS: readonly Question[] = [
  { name: 'name', text: 'Trading name', fix: 'Enter your trading name.', ...asText },
  {
    name: 'services',
    text: `What do you install or do? Choose from ${STARTER_SERVICES.join(', ')}`,
    fix: `Type one or more of ${STARTER_SERVICES.join(', ')}, with commas between them, or none.`,
    ...asList,
  },
  {
    name: 'otherServices',
    text: 'Any other services, by name',
    fix: 'Enter names with commas between them, or none.',
    ...asList,
  },
  {
    name: 'houses',
    text: 'Holiday houses that you let, each as "name, village, bedrooms, bathrooms, guests", with ; between houses',
    fix: 'Enter five things for each house, such as "The Net Loft, Polruan, 2, 1, 4", or none.',
    read: (typed) =>
      split(typed, ';').map((house) => {
        const [name, location, ...numbers] = split(house, ',');
        const [bedrooms, bathrooms, guests] = numbers.map(Number);
        return { name, location, bedrooms, bathrooms, guests };
      }),
    write: (value: Answers['houses']) =>
      value.map((house) => Object.values(house).join(', ')).join('; ') || NONE,
  },
  {
    name: 'minimumNights',
    text: 'Shortest stay in nights',
    fix: 'Enter a whole number of nights, such as 3.',
    ...asNumber,
    applies: ({ houses = [] }) => houses.length > 0,
  },
  {
    name: 'place',
    text: 'Your town, village or island',
    fix: 'Enter your town, village or island.',
    ...asText,
  },
  {
    name: 'areas',
    text: 'Areas where you work, with commas between them',
    fix: 'Enter at least one area.',
    ...asList,
  },
  {
    name: 'council',
    text: 'Council that decides on planning permission there: usually the one that sends your council tax bill',
    fix: 'Enter the name of a council, such as Cornwall Council.',
    ...asText,
  },
  { name: 'phone', text: 'Telephone', fix: 'Enter your telephone number.', ...asText },
  { name: 'email', text: 'Email address', fix: 'Enter your email address.', ...asText },
  {
    name: 'address',
    text: 'Address without postcode, with commas between lines',
    fix: 'Enter your address, such as 5 Fore Street, Polruan.',
    ...asList,
  },
  { name: 'postcode', text: 'Postcode', fix: 'Enter your postcode.', ...asText },
  {
    name: 'latitude',
    text: 'Latitude of your door: in an online map, right-click it and copy the first number',
    fix: 'Enter a number, such as 57.52.',
    ...asNumber,
  },
  {
    name: 'longitude',
    text: 'Longitude: the second number',
    fix: 'Enter a number, such as -7.31.',
    ...asNumber,
  },
  {
    name: 'hours',
    text: 'Opening hours, such as "Mon-Fri 9am-5pm; Sat-Sun Closed"',
    fix: 'Enter days and times, such as "Mon-Fri 9am-5pm", with ; between lines.',
    read: (typed) =>
      split(typed, ';').map((line) => {
        const [days, ...times] = line.split(' ');
        return { days, times: times.join(' ') };
      }),
    write: (value: Answers['hours']) =>
      value.map(({ days, times }) => `${days} ${times}`).join('; '),
  },
  {
    name: 'staff',
    text: 'How many people work for you, yourself included',
    fix: 'Enter a whole number of people, such as 1.',
    ...asNumber,
  },
  {
    name: 'experienceSince',
    text: 'Year in which you began this work',
    fix: 'Enter a year, such as 2009.',
    ...asNumber,
  },
  {
    name: 'incorporated',
    text: 'Year in which the company was formed; if you are not a company, the year you began',
    fix: 'Enter a year, such as 2009.',
    ...asNumber,
  },
  {
    name: 'registration',
    text: 'If you are a registered company: "name; registered in; number; address of the registered office"',
    fix: 'Enter four things, such as "Penrose Solar Ltd; England and Wales; 01234567; 5 Fore Street, Polruan", or none.',
    read: (typed) => {
      if (isNone(typed)) return undefined;
      const [name, country, number, office = ''] = typed.split(';').map((each) => each.trim());
      return { name, country, number, office: split(office, ',') };
    },
    write: ({ name, country, number, office }: NonNullable<Answers['registration']>) =>
      [name, country, number, office.join(', ')].join('; '),
  },
  { name: 'vatNumber', text: 'VAT number', fix: 'Enter your VAT number, or none.', ...asText },
  {
    name: 'payment',
    text: 'How customers can pay',
    fix: 'Enter at least one way to pay, such as bank transfer.',
    ...asList,
  },
  {
    name: 'planner',
    text: 'The planner uses a year of weather in the Western Isles. Show it? yes or no',
    fix: 'Type yes or no.',
    read: readYesNo,
    write: (value: boolean) => (value ? 'yes' : 'no'),
    applies: ({ services = [] }) => services.length > 0,
  },
  {
    name: 'grants',
    text: `Grants that most of your customers can get: ${GRANTS.join(', ')}`,
    fix: `Type one of ${GRANTS.join(', ')}.`,
    ...asText,
    read: String,
    applies: ({ services = [] }) => services.length > 0,
  },
  {
    name: 'theme',
    text: `Colours: ${THEMES.join(', ')}`,
    fix: `Type one of ${THEMES.join(', ')}.`,
    ...asText,
  },
  {
    name: 'drawings',
    text: 'Drawings: roofs (houses with gardens), town (streets and flats), turbines (islands)',
    fix: `Type one of ${DRAWINGS.join(', ')}.`,
    ...asText,
    fallback: ({ services = [] }) => defaultDrawings(services),
  },
  {
    name: 'domain',
    text: 'Address of the site, such as www.example.org',
    fix: 'Type the address without https://, such as www.example.org, or none.',
    ...asText,
  },
];

/** Offered until something else is answered. Facts have no default. */
export const DEFAULTS: Partial<Answers> = {
  services: [],
  otherServices: [],
  houses: [],
  minimumNights: 3,
  hours: [
    { days: 'Mon-Fri', times: '9am-5pm' },
    { days: 'Sat-Sun', times: 'Closed' },
  ],
  payment: ['Bank transfer'],
  planner: false,
  grants: 'none',
  theme: 'sea',
};
