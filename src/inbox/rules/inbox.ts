import type { Photograph } from '../../enquiries/rules/photographs.ts';
import type { EnquiryColumn } from '../../enquiries/rules/fields.ts';

/** The page and its API, which the Worker serves only to signed-in users. */
export const INBOX_PAGE = '/inbox';
export const INBOX_API = '/api/inbox';

export const INBOX_VIEWS = ['unanswered', 'answered', 'suspected', 'all'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const isInboxView = (text: unknown): text is InboxView =>
  INBOX_VIEWS.includes(text as InboxView);

/** Enquiries per response. */
export const PAGE_SIZE = 50;
/** Maximum length of a note, in characters. */
export const NOTE_LIMIT = 2000;

/** An enquiry with everything that is stored about it. Times are milliseconds since 1970. */
export interface StoredEnquiry extends Record<EnquiryColumn, string> {
  id: string;
  reference: string;
  received_at: number;
  is_suspect: number;
  forwarded_at: number | null;
  forward_attempts: number;
  forward_error: string | null;
  mailed_at: number | null;
  mail_attempts: number;
  mail_error: string | null;
  answered_at: number | null;
  answered_by: string | null;
  note: string;
}

/** An enquiry in the list. */
export type ListedEnquiry = Pick<
  StoredEnquiry,
  'id' | 'reference' | 'received_at' | 'name' | 'service' | 'subject' | 'is_suspect' | 'answered_at'
>;

/** An enquiry as the API returns it. */
export interface OpenEnquiry extends StoredEnquiry {
  photographs: Photograph[];
}

export interface InboxCounts {
  unanswered: number;
  answered: number;
  suspected: number;
  /** When the oldest unanswered enquiry arrived; null if all are answered. */
  oldest: number | null;
}

/** A page of the list, newest first. */
export interface InboxList {
  counts: InboxCounts;
  enquiries: ListedEnquiry[];
  /** Whether there are older enquiries. */
  hasMore: boolean;
}

/** Actions on one enquiry. */
export const ENQUIRY_ACTIONS = [
  'answered',
  'unanswered',
  'note',
  'not-spam',
  'send-again',
] as const;
export type EnquiryAction = (typeof ENQUIRY_ACTIONS)[number];

/** All data stored on one person. */
export interface PersonData {
  /** The person's own enquiries, with all columns. */
  enquiries: StoredEnquiry[];
  /** References of other enquiries that mention the email address, for a manual check. */
  namedIn: string[];
}

/** Normalises the case of a string. */
const normaliseCase = (text: string) => text.normalize().toLowerCase();

export const isEmail = (text: string): boolean => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);

/**
 * Finds all data on one person among all enquiries, by their email address, ignoring case. SQLite supports upper case
 * only for ASCII, so it cannot do this search.
 */
export function findPersonData(email: string, all: readonly StoredEnquiry[]): PersonData {
  const foldedEmail = normaliseCase(email);
  const enquiries = all.filter((enquiry) => normaliseCase(enquiry.email) === foldedEmail);
  const namedIn = all
    .filter((enquiry) => !enquiries.includes(enquiry))
    .filter(({ name, subject, message }) =>
      normaliseCase(`${name} ${subject} ${message}`).includes(foldedEmail),
    )
    .map(({ reference }) => reference);
  return { enquiries, namedIn };
}

/** Places with copies of an enquiry that neither the inbox nor the command can delete. */
export const COPIES_REMAIN =
  'Copies may remain in the mailbox that enquiries are emailed to, at the service that they are forwarded to, in exported files, and for up to 30 days in the database’s own backups.';
