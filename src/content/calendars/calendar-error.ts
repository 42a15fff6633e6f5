/** A calendar that cannot be used at all. Says what we got and what to do, but never its address or its guests. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
  readonly fix: string;

  constructor(got: string, fix: string, options?: ErrorOptions) {
    super(got, options);
    this.fix = fix;
  }
}
