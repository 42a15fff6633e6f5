import { countOf } from '../../numbers/format.ts';

const PATH = /^\/[\w/-]{0,100}$/;

/** What is counted, with the names that each may have. */
const KINDS = {
  /** A page, by its path. */
  page: PATH,
  /** The first page of a visit, by the host of the link that led to it. */
  from: /^[\w.-]{1,100}$/,
  /** An estimate or a plan, by the path of its page. */
  answered: PATH,
  /** A press of a telephone number. */
  call: /^$/,
};
export type VisitKind = keyof typeof KINDS;

export interface Visit {
  kind: VisitKind;
  name: string;
}

/** Reads "page /about"; undefined if it is not something that is counted. */
export function parseVisit(text: string): Visit | undefined {
  const [kind = '', name = ''] = text.split(' ');
  const isKnown = (word: string): word is VisitKind => Object.hasOwn(KINDS, word);
  return isKnown(kind) && KINDS[kind].test(name) ? { kind, name } : undefined;
}

/** A visit with the number of times. */
export interface VisitCount extends Visit {
  count: number;
}

/** What happened on the site in a period. */
export interface SiteNumbers {
  visits: readonly VisitCount[];
  /** Enquiries that are not suspected, by the id of their service. */
  enquiries: readonly { service: string; count: number }[];
}

const total = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The numbers in a sentence: "Last week: 42 page views, …". @param period at its start */
export function describeNumbers(period: string, { visits, enquiries }: SiteNumbers): string {
  const of = (kind: VisitKind) => visits.filter((visit) => visit.kind === kind);
  const plans = total(of('answered').filter(({ name }) => name === '/planner'));
  const estimates = total(of('answered')) - plans;
  const parts = [
    countOf(total(of('page')), 'page view'),
    countOf(estimates, 'estimate'),
    countOf(plans, 'plan'),
    `${countOf(total(of('call')), 'tap')} on Call`,
  ];
  const sent = total(enquiries);
  return `${period}: ${parts.join(', ')} and ${sent === 1 ? '1 enquiry' : `${sent} enquiries`}.`;
}
