import { countOf } from '../../numbers/format.ts';

const PATH = /^\/[\w/-]{0,100}$/;

/** The kinds of event that are counted, each with its valid names. */
const KINDS = {
  /** A page view, by path. */
  page: PATH,
  /** The first page view of a visit, by referring host. */
  from: /^[\w.-]{1,100}$/,
  /** An estimate or a plan, by the path of its page. */
  answered: PATH,
  /** A press of a telephone number. */
  call: /^$/,
};
export type AnalyticsEventKind = keyof typeof KINDS;

export interface AnalyticsEvent {
  kind: AnalyticsEventKind;
  name: string;
}

/** Parses an event such as "page /about"; undefined if it is not valid. */
export function parseEvent(text: string): AnalyticsEvent | undefined {
  const [kind = '', name = ''] = text.split(' ');
  const isKnown = (word: string): word is AnalyticsEventKind => Object.hasOwn(KINDS, word);
  return isKnown(kind) && KINDS[kind].test(name) ? { kind, name } : undefined;
}

/** An event with its count. */
export interface EventCount extends AnalyticsEvent {
  count: number;
}

/** The site's statistics for a period. */
export interface SiteStatistics {
  visits: readonly EventCount[];
  /** Enquiries that are not suspected, by the id of their service. */
  enquiries: readonly { service: string; count: number }[];
}

const sumCounts = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The statistics as a sentence: "Last week: 42 page views, …". @param period its first words */
export function describeStatistics(period: string, { visits, enquiries }: SiteStatistics): string {
  const eventsOf = (kind: AnalyticsEventKind) => visits.filter((visit) => visit.kind === kind);
  const plans = sumCounts(eventsOf('answered').filter(({ name }) => name === '/planner'));
  const estimates = sumCounts(eventsOf('answered')) - plans;
  const parts = [
    countOf(sumCounts(eventsOf('page')), 'page view'),
    countOf(estimates, 'estimate'),
    countOf(plans, 'plan'),
    `${countOf(sumCounts(eventsOf('call')), 'tap')} on Call`,
  ];
  const sent = sumCounts(enquiries);
  return `${period}: ${parts.join(', ')} and ${sent === 1 ? '1 enquiry' : `${sent} enquiries`}.`;
}
