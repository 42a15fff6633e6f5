import { countOf, formatPounds } from '../../numbers/format.ts';
import { addDays, formatDay, isDay } from '../../dates/days.ts';
import { stayAt } from './enquiry.ts';
import { OTHER_SERVICE, type EnquiryRaw } from './fields.ts';

/** The content needed to interpret a link to the contact page. */
export interface ContactChoices {
  services: readonly { value: string; label: string }[];
  properties: readonly { id: string; name: string }[];
  minimumNights: number;
}

export type EnquiryPrefill = Pick<EnquiryRaw, 'selectedService' | 'subject' | 'message'>;

const TITLE_LIMIT = 120;

/**
 * The enquiry suggested by a link to the contact page. Its query may have `service`, and `project`, the title of a case
 * study. Or it has `property`, optionally with `arrival` (YYYY-MM-DD), `nights`, `people`, `dogs` and `total`, the price
 * in £.
 * @returns undefined if the query does not name a known service or property
 */
export function readPrefill(query: string, choices: ContactChoices): EnquiryPrefill | undefined {
  const params = new URLSearchParams(query);
  const property = choices.properties.find(({ id }) => id === params.get('property'));
  if (property) return stayPrefill(property.name, params, choices);
  const service = choices.services.find(({ value }) => value === params.get('service'));
  const project = params.get('project')?.trim().slice(0, TITLE_LIMIT);
  if (!service && !project) return undefined;
  return {
    selectedService: service?.value ?? OTHER_SERVICE,
    subject: project ? `A project like ${project}` : '',
    message: project ? `I have read about ${project}, and would like something similar.\n` : '',
  };
}

function stayPrefill(
  name: string,
  params: URLSearchParams,
  { minimumNights }: ContactChoices,
): EnquiryPrefill {
  const count = (field: string) => {
    const text = params.get(field) ?? '';
    return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  };
  const [nights, people, dogs, total] = ['nights', 'people', 'dogs', 'total'].map(count);
  const arrival = params.get('arrival') ?? '';
  const dates = !isDay(arrival)
    ? ''
    : nights
      ? `, arriving on ${formatDay(arrival)} and leaving on ${formatDay(addDays(arrival, nights))}`
      : `, arriving on ${formatDay(arrival)}`;
  const guests = [
    people && countOf(people, 'person').replace('persons', 'people'),
    dogs && countOf(dogs, 'dog'),
  ].filter(Boolean);
  const length = nights ? countOf(nights, 'night') : `${countOf(minimumNights, 'night')} or more`;
  return {
    selectedService: stayAt(name),
    subject: '',
    message: [
      `We would like to stay at ${name}${dates}, for ${length}${guests.length > 0 ? `: ${guests.join(' and ')}` : ''}.`,
      ...(total ? [`Price on your site: ${formatPounds(total)}.`] : []),
      '',
    ].join('\n'),
  };
}

/** The suggestions of earlier links, if the draft still contains them. */
export interface Suggested {
  suggestedSubject: string;
  suggestedMessage: string;
}

/**
 * Adds a link's suggestion to a draft. The visitor's own words stay, followed by the suggestion, which replaces any
 * suggestion of an earlier link.
 */
export function applyPrefill<Draft extends Partial<EnquiryPrefill & Suggested>>(
  draft: Draft,
  { selectedService, subject, message }: EnquiryPrefill,
): Draft {
  if (!message) return { ...draft, selectedService };
  const typed = (draft.message ?? '').replace(draft.suggestedMessage ?? '', '').trim();
  return {
    ...draft,
    selectedService,
    subject: draft.subject && draft.subject !== draft.suggestedSubject ? draft.subject : subject,
    message: [typed, message].filter(Boolean).join('\n\n'),
    suggestedSubject: subject,
    suggestedMessage: message,
  };
}

interface Service {
  id: string;
  /** The category of case studies for the service. */
  categories?: readonly string[] | undefined;
}

/** The contact page's URL with a case study's title and, if known, the service of its category. */
export function projectLink(
  { title, category }: { title: string; category: string },
  services: readonly Service[],
): string {
  const service = services.find(({ categories }) => categories?.includes(category))?.id;
  const query = new URLSearchParams({ ...(service && { service }), project: title });
  return `/contact?${query.toString()}`;
}
