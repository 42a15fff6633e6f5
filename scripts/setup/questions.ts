import type { Answers } from './answers.ts';
import { STARTER_SERVICES, THEMES } from './starter.ts';

/** A question for the terminal. */
export interface Question {
  name: keyof Answers;
  text: string;
  /** Reads what was typed; undefined: no answer. */
  read: (typed: string) => unknown;
  /** Writes an answer as it would be typed. */
  write: (value: never) => string;
  /** Whether it applies, by the answers so far. */
  isAsked?: (answers: Partial<Answers>) => boolean;
}

const NONE = 'none';
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

/** The questions in order. */
export const QUESTIONS: readonly Question[] = [
  { name: 'name', text: 'Trading name', ...asText },
  {
    name: 'services',
    text: `What do you install or do? Choose from ${STARTER_SERVICES.join(', ')}`,
    ...asList,
  },
  { name: 'otherServices', text: 'Any other services, by name', ...asList },
  {
    name: 'houses',
    text: 'Holiday houses that you let, each as "name, village, bedrooms, bathrooms, guests", with ; between houses',
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
    ...asNumber,
    isAsked: ({ houses = [] }) => houses.length > 0,
  },
  { name: 'place', text: 'Your town, village or island', ...asText },
  { name: 'areas', text: 'Areas where you work, with commas between them', ...asList },
  { name: 'council', text: 'Council that decides on planning permission there', ...asText },
  { name: 'phone', text: 'Telephone', ...asText },
  { name: 'email', text: 'Email address', ...asText },
  { name: 'address', text: 'Address without postcode, with commas between lines', ...asList },
  { name: 'postcode', text: 'Postcode', ...asText },
  {
    name: 'latitude',
    text: 'Latitude of your door: in an online map, right-click it and copy the first number',
    ...asNumber,
  },
  { name: 'longitude', text: 'Longitude: the second number', ...asNumber },
  {
    name: 'hours',
    text: 'Opening hours, such as "Mon-Fri 9am-5pm; Sat-Sun Closed"',
    read: (typed) =>
      split(typed, ';').map((line) => {
        const [days, ...times] = line.split(' ');
        return { days, times: times.join(' ') };
      }),
    write: (value: Answers['hours']) =>
      value.map(({ days, times }) => `${days} ${times}`).join('; '),
  },
  { name: 'staff', text: 'How many people work for you, yourself included', ...asNumber },
  { name: 'experienceSince', text: 'Year in which you began this work', ...asNumber },
  { name: 'incorporated', text: 'Year in which the company was formed', ...asNumber },
  {
    name: 'registration',
    text: 'Registered company: "name; registered in; number; address of the registered office"',
    read: (typed) => {
      if (isNone(typed)) return undefined;
      const [name, country, number, office = ''] = split(typed, ';');
      return { name, country, number, office: split(office, ',') };
    },
    write: ({ name, country, number, office }: NonNullable<Answers['registration']>) =>
      [name, country, number, office.join(', ')].join('; '),
  },
  { name: 'vatNumber', text: 'VAT number', ...asText },
  { name: 'payment', text: 'How customers can pay', ...asList },
  {
    name: 'planner',
    text: 'The planner uses a year of weather in the Western Isles. Show it? yes or no',
    read: (typed) => ({ yes: true, no: false })[typed.toLowerCase()],
    write: (value: boolean) => (value ? 'yes' : 'no'),
    isAsked: ({ services = [] }) => services.length > 0,
  },
  { name: 'theme', text: `Colours: ${THEMES.join(', ')}`, ...asText },
  { name: 'domain', text: 'Address of the site, such as www.example.org', ...asText },
  { name: 'enquiryEmail', text: 'Address that receives enquiries', ...asText },
  { name: 'contentRepo', text: 'GitHub repository for content, as owner/name', ...asText },
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
  theme: 'sea',
};
