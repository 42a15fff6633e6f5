/** A picture that cannot be used. Says what came and what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly fix: string;

  constructor(got: string, fix: string, options?: ErrorOptions) {
    super(got, options);
    this.fix = fix;
  }
}
