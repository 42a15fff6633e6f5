/** An invalid field, with the message to show beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** The result of parsing: the input, or every error in the order of checking. */
export type ParseResult<T> = { ok: true; input: T } | { ok: false; errors: FieldError[] };

/** The input if there are no errors, else the errors in order. */
export function createParseResult<T>(input: T, errors: (FieldError | undefined)[]): ParseResult<T> {
  const found = errors.filter((error) => error !== undefined);
  return found.length > 0 ? { ok: false, errors: found } : { ok: true, input };
}

/** An error for a field, unless it is valid. */
export function errorUnless(
  isValid: boolean,
  field: string,
  message: string,
): FieldError | undefined {
  return isValid ? undefined : { field, message };
}
