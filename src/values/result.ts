/** One field that is not right, with the words to show beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** What parsing gives: the input, or every error in the order in which fields are checked. */
export type Parsed<T> = { ok: true; input: T } | { ok: false; errors: FieldError[] };

/** Collects errors in order, then decides. */
export function parsed<T>(input: T, errors: (FieldError | undefined)[]): Parsed<T> {
  const found = errors.filter((error) => error !== undefined);
  return found.length > 0 ? { ok: false, errors: found } : { ok: true, input };
}

/** An error for a field unless the check holds. */
export function check(isRight: boolean, field: string, message: string): FieldError | undefined {
  return isRight ? undefined : { field, message };
}
