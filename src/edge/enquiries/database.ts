/** The part of D1 that the enquiries use. */
export interface Database {
  prepare(sql: string): Statement;
  /** Runs statements as one transaction. */
  batch(statements: Statement[]): Promise<Answer[]>;
}

export interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  run(): Promise<Answer>;
}

export interface Answer {
  results: Record<string, unknown>[];
  meta: { changes: number };
}
