import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { beforeEach } from 'vitest';
import type { Database } from '../../src/worker/runtime.ts';

type Rows = Record<string, unknown>[];

/** A D1 statement, implemented on SQLite. */
class Statement {
  readonly #sqlite: DatabaseSync;
  readonly #sql: string;
  #values: unknown[] = [];

  constructor(sqlite: DatabaseSync, sql: string) {
    this.#sqlite = sqlite;
    this.#sql = sql;
  }

  bind(...values: unknown[]): this {
    this.#values = values;
    return this;
  }

  runNow() {
    const values = this.#values as SQLInputValue[];
    const statement = this.#sqlite.prepare(this.#sql);
    // SQLite binds numbered parameters by name.
    const named = Object.fromEntries(values.map((value, i) => [`?${i + 1}`, value]));
    const rows = /\?\d/.test(this.#sql) ? statement.all(named) : statement.all(...values);
    const [{ changes } = { changes: 0 }] = this.#sqlite
      .prepare('SELECT changes() AS changes')
      .all();
    return { results: rows.map((row) => ({ ...row })), meta: { changes } };
  }

  run() {
    return Promise.resolve().then(() => this.runNow());
  }
}

/**
 * A migrated database for the tests of a file, emptied before each test. In-memory SQLite with D1's interface, which is
 * many times faster than D1; the end-to-end tests use D1.
 */
export function useEnquiryDatabase() {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of globSync('migrations/*.sql').sort()) sqlite.exec(readFileSync(file, 'utf8'));
  const database = {
    prepare: (sql: string) => new Statement(sqlite, sql),
    batch: (statements: Statement[]) =>
      Promise.resolve().then(() => {
        sqlite.exec('BEGIN');
        try {
          const answers = statements.map((statement) => statement.runNow());
          sqlite.exec('COMMIT');
          return answers;
        } catch (error) {
          // Like D1: if one statement fails, none is applied.
          sqlite.exec('ROLLBACK');
          throw error;
        }
      }),
  } as unknown as Database;
  const query = (sql: string): Rows => new Statement(sqlite, sql).runNow().results;
  beforeEach(() => {
    for (const table of ['enquiries', 'recent_calls', 'quotas'])
      sqlite.exec(`DELETE FROM ${table}`);
    sqlite.exec('UPDATE runs SET ran_at = unixepoch() * 1000');
  });
  return { database, query };
}
