import type * as z from 'zod/mini';
import type { companySchema } from '../../src/content/model/schemas/company.ts';
import { CONTENT_TYPES } from '../../src/content/model/content-types.ts';
import { idOfFile } from '../../src/content/model/check-item.ts';
import type { Answers } from './answers.ts';
import { hasCalculator, readStarter } from './starter.ts';

const LIST = new Intl.ListFormat('en-GB');
const SHOWN_SERVICES = 6;

/** The services in a sentence, such as "solar panels, batteries and heat pumps". */
export function describeWork({ services, otherServices, houses }: Answers): string {
  const phrases = readStarter('phrases.json');
  const known = services.map((id) => String(phrases[id]));
  const all = [...known, ...otherServices.map((name) => name.toLowerCase())];
  if (all.length === 0) return houses.length === 1 ? 'a holiday house' : 'holiday houses';
  return LIST.format(all);
}

export const describeAreas = ({ areas }: Answers): string => LIST.format(areas);

/** The services by id and name. */
const listServices = ({ services, otherServices }: Answers) => [
  ...services.map((id) => ({ id, title: String(readStarter(`services/${id}.json`)['title']) })),
  ...otherServices.map((title) => ({ id: idOfFile(title), title })),
];

/** The content of company.json. */
export function buildCompany(answers: Answers): z.input<typeof companySchema> {
  const { name, place, phone, email, address, postcode, latitude, longitude } = answers;
  const services = listServices(answers);
  const hasCalculators = answers.services.some((id) => hasCalculator(id));
  const link = (label: string, href: string, exists = true) => (exists ? [{ label, href }] : []);
  const about = link('About', '/about');
  const offers = [
    ...link('Services', '/services', services.length > 0),
    ...link('Hospitality', '/hospitality', answers.houses.length > 0),
  ];
  const contact = link('Contact', '/contact');
  return {
    $schema: './schemas/company.json',
    name,
    tagline: shorten(`${capitalise(describeWork(answers))} in ${describeAreas(answers)}`, 120),
    description: `${shorten(`${name}: ${describeWork(answers)} in ${describeAreas(answers)}`, 299)}.`,
    place,
    ...(answers.registration && { registration: answers.registration }),
    ...(answers.vatNumber && { vatNumber: answers.vatNumber }),
    experienceSince: answers.experienceSince,
    experienceClaim: `since ${answers.experienceSince}`,
    incorporated: answers.incorporated,
    staff: answers.staff,
    areaServed: answers.areas,
    keywords: [...services.map(({ title }) => title), ...answers.areas],
    contact: { phone, email, address, postcode, latitude, longitude },
    hours: answers.hours,
    navigation: [...link('Home', '/'), ...about, ...offers, ...contact],
    quickLinks: [
      ...about,
      ...offers,
      ...link('Calculators', '/calculators', hasCalculators),
      ...contact,
    ],
    footerServices: services.slice(0, SHOWN_SERVICES).map(({ id, title }) => ({
      label: title,
      href: CONTENT_TYPES.services.pageUrl(id),
    })),
    homeServices: services.slice(0, SHOWN_SERVICES).map(({ id }) => id),
    certifications: [],
    values: [],
    vision: [],
    timeline: [],
    payment: answers.payment,
    minimumAge: 13,
    minimumNights: answers.minimumNights,
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shortens a list to its first words, at a comma. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = ' and more';
  const kept = text.slice(0, maxLength - end.length);
  return kept.slice(0, Math.max(kept.lastIndexOf(','), kept.lastIndexOf(' and '))) + end;
}
