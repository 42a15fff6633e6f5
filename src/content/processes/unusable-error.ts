/** Something from elsewhere that cannot be used. Says what we got and what to do, but nothing that may be secret. */
export class UnusableError extends Error {
  override readonly name = 'UnusableError';
  readonly fix: string;

  constructor(got: string, fix: string, options?: ErrorOptions) {
    super(got, options);
    this.fix = fix;
  }
}
