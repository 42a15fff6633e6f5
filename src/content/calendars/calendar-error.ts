/** A calendar that cannot be used as a whole. Says what came and what to do; never names its address or its guests. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
  readonly fix: string;

  constructor(got: string, fix: string, options?: ErrorOptions) {
    super(got, options);
    this.fix = fix;
  }
}
