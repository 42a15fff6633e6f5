/** SQL with a value for each `?`. The Worker binds the values; the command, which sends plain SQL, quotes them. */
export interface SqlQuery {
  sql: string;
  values: readonly (string | number)[];
}

/** All enquiries since a time, oldest first. */
export const selectSince = (since: number): SqlQuery => ({
  sql: 'SELECT * FROM enquiries WHERE received_at >= ? ORDER BY received_at, reference',
  values: [Math.floor(since)],
});

/**
 * Deletes every enquiry from the addresses of the given enquiries, and records the time and the number. Without any, it
 * changes nothing: SQLite accepts an empty list.
 */
export function erasePerson(
  enquiries: readonly { email: string }[],
  now: number,
): [SqlQuery, SqlQuery] {
  const spellings = [...new Set(enquiries.map(({ email }) => email))];
  const fromSameEmail = `FROM enquiries WHERE email IN (${spellings.map(() => '?').join(', ')})`;
  return [
    {
      sql: `INSERT INTO erasures (erased_at, enquiries) SELECT ?, count(*) ${fromSameEmail} HAVING count(*) > 0`,
      values: [now, ...spellings],
    },
    { sql: `DELETE ${fromSameEmail} RETURNING reference`, values: spellings },
  ];
}
