import { formWords } from '../content/schemas/form-words.ts';
import type { JsonSchema } from '../content/schemas/json-schema.ts';

/** The pattern of a schema as an expression, and what the site's check says of a text that does not match it. */
export function patternOf({ pattern = '', patternErrorMessage }: JsonSchema): [string, string] {
  const expression = String(new RegExp(pattern, pattern.includes('\\p{') ? 'u' : ''));
  const [expected, fix] = formWords(patternErrorMessage, expression);
  return [expression, `Expected ${expected}: ${fix}.`];
}
