import type { EnquiryRaw } from './enquiry.ts';

/** What the contact page knows, to understand a link that leads to it. */
export interface ContactChoices {
  services: readonly { value: string; label: string }[];
  properties: readonly { id: string; name: string }[];
  minimumNights: number;
}

export type Opening = Pick<EnquiryRaw, 'selectedService' | 'subject' | 'message'>;

const TITLE_LIMIT = 120;

/**
 * What a link to the contact page suggests to ask: `service`, with or without `project`, the title of a
 * case study; or `property`, with or without `arrival`, a day as YYYY-MM-DD.
 * @returns undefined when the query names nothing that is known
 */
export function openingOf(query: string, choices: ContactChoices): Opening | undefined {
  const asked = new URLSearchParams(query);
  const property = choices.properties.find(({ id }) => id === asked.get('property'));
  if (property) return stayOpening(property.name, asked.get('arrival') ?? '', choices);
  const service = choices.services.find(({ value }) => value === asked.get('service'));
  const project = asked.get('project')?.trim().slice(0, TITLE_LIMIT);
  if (!service && !project) return undefined;
  return {
    selectedService: service?.value ?? 'other',
    subject: project ? `A project like ${project}` : '',
    message: project ? `I have read about ${project}, and would like something like it.\n` : '',
  };
}

function stayOpening(name: string, arrival: string, { minimumNights }: ContactChoices): Opening {
  const day = readDay(arrival);
  const length = `${minimumNights} nights or more`;
  return {
    selectedService: 'other',
    subject: day ? `${name}, arriving on ${day}` : `A stay at ${name}`,
    message: day
      ? `We would like to stay at ${name}, arriving on ${day}, for ${length}.\n`
      : `We would like to stay at ${name}, for ${length}.\n`,
  };
}

/** A day as YYYY-MM-DD in words, such as "Friday 14 August 2026"; undefined when there is no such day. */
function readDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime())) return undefined;
  if (!date.toISOString().startsWith(text)) return undefined;
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...words, timeZone: 'UTC' })
    .format(date)
    .replace(',', '');
}

/** A draft with what a link suggests; words of the visitor's own stay, and the suggestion follows them. */
export function withOpening<Draft extends Opening>(draft: Draft, opening: Opening): Draft {
  const own = draft.message.trim();
  const isIn = own.includes(opening.message.trim());
  return {
    ...draft,
    selectedService: opening.selectedService,
    subject: opening.subject || draft.subject,
    message: isIn ? draft.message : [own, opening.message].filter(Boolean).join('\n\n'),
  };
}
