import type { Database } from '../../worker/runtime.ts';
import {
  findPersonData,
  PAGE_SIZE,
  type InboxCounts,
  type InboxList,
  type InboxView,
  type ListedEnquiry,
  type PersonData,
  type StoredEnquiry,
} from '../rules/inbox.ts';
import { erasePerson, selectOne, selectSince, type SqlQuery } from '../rules/queries.ts';

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
  const { results } = await prepareQuery(database, selectOne(id)).run<StoredEnquiry>();
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
  if (enquiries.length === 0) return [];
  const spellings = [...new Set(enquiries.map((enquiry) => enquiry.email))];
  const [, deleted] = await database.batch<{ reference: string }>(
    erasePerson(spellings, now).map((query) => prepareQuery(database, query)),
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
