import type * as z from 'zod/v4/core';

/** The words that a schema has for a text of another form, "what it must be like; how to mend it", if it has any. */
export const ownWords = ({ code, message }: z.$ZodIssue): string | undefined =>
  // Those of zod begin like this.
  code === 'invalid_format' && !message.startsWith('Invalid') ? message : undefined;

/** What a text must be like, and how to mend it. */
export function formWords(words: string | undefined, form: string): [string, string] {
  const [expected = `a text of the form ${form}`, fix = 'write it in that form'] =
    words?.split('; ') ?? [];
  return [expected, fix];
}
