/** Unusable external data: the value found and how to fix it, without anything that may be secret. */
export class UnusableError extends Error {
  override readonly name = 'UnusableError';
  readonly fix: string;

  constructor(got: string, fix: string, options?: ErrorOptions) {
    super(got, options);
    this.fix = fix;
  }
}
