import type { Database, RequestContext } from '../../worker/runtime.ts';
import {
  findPersonData,
  PAGE_SIZE,
  type InboxCounts,
  type InboxList,
  type InboxView,
  type ListedEnquiry,
  type PersonData,
  type StoredEnquiry,
  type EnquiryAction,
} from '../rules/inbox.ts';
import { erasePerson, selectSince, type SqlQuery } from '../rules/queries.ts';
import { deliverEnquiry, listChannels } from '../../enquiries/worker/delivery.ts';
import { logError } from '../../enquiries/worker/accept-enquiry.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';

const prepareQuery = (database: Database, { sql, values }: SqlQuery) =>
  database.prepare(sql).bind(...values);

/** Each view's SQL condition. */
const VIEW_CONDITIONS: Record<InboxView, string> = {
  unanswered: 'is_suspect = 0 AND answered_at IS NULL',
  answered: 'is_suspect = 0 AND answered_at IS NOT NULL',
  suspected: 'is_suspect = 1',
  all: '1',
};

interface InboxQuery {
  view: InboxView;
  /** A string to find in any field; empty for all. */
  search: string;
  /** The number of enquiries already listed. */
  skip: number;
}

export async function listInbox(
  database: Database,
  { view, search, skip }: InboxQuery,
): Promise<InboxList> {
  const [counted, listed] = await database.batch([
    database.prepare(
      `SELECT count(*) FILTER (WHERE ${VIEW_CONDITIONS.unanswered}) AS unanswered,
       count(*) FILTER (WHERE ${VIEW_CONDITIONS.answered}) AS answered,
       count(*) FILTER (WHERE ${VIEW_CONDITIONS.suspected}) AS suspected,
       min(received_at) FILTER (WHERE ${VIEW_CONDITIONS.unanswered}) AS oldest FROM enquiries`,
    ),
    database
      .prepare(
        `SELECT id, reference, received_at, name, service, subject, is_suspect, answered_at
         FROM enquiries WHERE ${VIEW_CONDITIONS[view]} AND (?1 = '' OR instr(lower(reference || char(10) || name
           || char(10) || email || char(10) || phone || char(10) || service || char(10) || subject
           || char(10) || message || char(10) || note), ?1) > 0)
         ORDER BY received_at DESC, reference LIMIT ?2 OFFSET ?3`,
      )
      .bind(search.trim().toLowerCase(), PAGE_SIZE + 1, skip),
  ]);
  const enquiries = (listed?.results ?? []) as ListedEnquiry[];
  return {
    counts: counted?.results[0] as InboxCounts,
    enquiries: enquiries.slice(0, PAGE_SIZE),
    hasMore: enquiries.length > PAGE_SIZE,
  };
}

export async function readEnquiry(
  database: Database,
  id: string,
): Promise<StoredEnquiry | undefined> {
  const { results } = await database
    .prepare('SELECT * FROM enquiries WHERE id = ?')
    .bind(id)
    .run<StoredEnquiry>();
  return results[0];
}

export async function readPerson(database: Database, email: string): Promise<PersonData> {
  const { results } = await prepareQuery(database, selectSince(0)).run<StoredEnquiry>();
  return findPersonData(email, results);
}

/** Deletes one person's enquiries. @returns their references */
export async function erasePersonData(
  database: Database,
  email: string,
  now: number,
): Promise<string[]> {
  const { enquiries } = await readPerson(database, email);
  const [, deleted] = await database.batch<{ reference: string }>(
    erasePerson(enquiries, now).map((query) => prepareQuery(database, query)),
  );
  return (deleted?.results ?? []).map(({ reference }) => reference);
}

/** Deletes enquiries that are still suspected. @returns their references */
export async function deleteSuspects(
  database: Database,
  ids: readonly string[],
): Promise<string[]> {
  const { results } = await database
    .prepare(
      `DELETE FROM enquiries WHERE is_suspect = 1 AND id IN (${ids.map(() => '?').join(', ')}) RETURNING reference`,
    )
    .bind(...ids)
    .run<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

interface Change {
  action: EnquiryAction;
  /** For the action `note`. */
  note: string;
}

interface ActionContext {
  env: WorkerEnv;
  context: RequestContext;
  /** The signed-in email address. */
  by: string;
}

/**
 * Carries out an action. Emails and webhook requests are sent after the response.
 * @returns the updated enquiry; undefined if it is not stored
 */
export async function actOnEnquiry(
  id: string,
  change: Change,
  { env, context, by }: ActionContext,
): Promise<StoredEnquiry | undefined> {
  const settings = readWorkerSettings(env);
  const [columns, ...values] = columnsFor(change, by, settings.mail ? 1 : 0);
  await env.DB.prepare(`UPDATE enquiries SET ${columns} WHERE id = ?`)
    .bind(...values, id)
    .run();
  if (change.action === 'not-spam' || change.action === 'send-again') {
    for (const channel of listChannels(settings, env)) {
      context.waitUntil(deliverEnquiry(env.DB, id, channel).catch(logError));
    }
  }
  return readEnquiry(env.DB, id);
}

/** The columns to set, and their values. */
function columnsFor(
  { action, note }: Change,
  by: string,
  mailDue: number,
): [string, ...(string | number)[]] {
  switch (action) {
    case 'answered':
      return ['answered_at = ?, answered_by = ?', Date.now(), by];
    case 'unanswered':
      return ['answered_at = NULL, answered_by = NULL'];
    case 'note':
      return ['note = ?', note];
    case 'not-spam':
      return ['is_suspect = 0, mail_due = ?', mailDue];
    case 'send-again':
      return [
        `mail_due = ?, mailed_at = NULL, mail_claimed_at = NULL, mail_attempts = 0, mail_error = NULL,
         forwarded_at = NULL, forward_claimed_at = NULL, forward_attempts = 0, forward_error = NULL`,
        mailDue,
      ];
  }
}
