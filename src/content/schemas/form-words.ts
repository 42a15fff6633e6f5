import type * as z from 'zod/v4/core';

/** A schema's own message for a text in the wrong format, "what is expected; how to fix it", if it has one. */
export const ownWords = ({ code, message }: z.$ZodIssue): string | undefined =>
  // Zod's own messages begin like this.
  code === 'invalid_format' && !message.startsWith('Invalid') ? message : undefined;

/** What format is expected, and how to fix a text in another one. */
export function formWords(words: string | undefined, form: string): [string, string] {
  const [expected = `a text of the form ${form}`, fix = 'write it in that form'] =
    words?.split('; ') ?? [];
  return [expected, fix];
}
