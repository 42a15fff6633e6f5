type Row = Record<string, unknown>;

const COLUMN = /^[a-z_]+$/;

/**
 * SQL that puts rows back into a table, one statement a row. What is there already stays as it is.
 * @throws if a column has an odd name, or a value is of no type that the table has
 */
export const restoreSql = (table: string, rows: readonly Row[]): string =>
  rows
    .map((row) => {
      const columns = Object.keys(row);
      const odd = columns.find((column) => !COLUMN.test(column));
      if (odd !== undefined) throw new Error(`the backup has a column "${odd}"`);
      const values = Object.values(row).map(toSql).join(', ');
      return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values}) ON CONFLICT DO NOTHING;`;
    })
    .join('\n');

/** Texts by their bytes, whatever they hold. */
function toSql(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `CAST(x'${Buffer.from(value).toString('hex')}' AS TEXT)`;
  throw new Error(`the backup has a value of the type ${typeof value}`);
}
