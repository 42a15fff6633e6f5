import { parseNumber, parsePounds } from '../../numbers/parse.ts';
import { parsePostcode } from '../../text/postcode.ts';
import {
  isFieldShown,
  parseChoice,
  type FormField,
  type FormFields,
  type FieldTexts,
  type ValuesOf,
} from './fields.ts';
import type { FieldError, ParseResult } from './result.ts';

/**
 * Parses a form into its values, or every error in the order of its fields. Each value is parsed and checked once;
 * hidden fields are not checked.
 * @param texts missing fields get their defaults
 */
export function readFields<F extends FormFields>(
  fields: F,
  texts: FieldTexts,
): ParseResult<ValuesOf<F>> {
  const values: Record<string, string | number> = {};
  const errors: FieldError[] = [];
  for (const [name, field] of Object.entries<FormField>(fields)) {
    const value = readField(field, texts[name] ?? field.default);
    const floor = 'above' in field && field.above ? values[field.above] : undefined;
    const isValid =
      value !== '' && !Number.isNaN(value) && !(floor !== undefined && value <= floor);
    values[name] = value;
    if (field.error && !isValid && isFieldShown(fields, name, texts))
      errors.push({ field: name, message: field.error });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, input: values as ValuesOf<F> };
}

/** Parses the value of one field; NaN or empty if it is invalid. A choice without an error then has its default. */
function readField(field: FormField, text: string): string | number {
  if ('choices' in field)
    return parseChoice(field.choices, text.trim(), field.error ? '' : field.default);
  if (field.kind === 'postcode') return parsePostcode(text) ?? '';
  const value = field.kind === 'pounds' ? parsePounds(text) : parseNumber(text);
  const [min, max] = field.limits;
  return value >= min && value <= max ? value : NaN;
}
