import { formatPlain } from '../../numbers/format.ts';
import { parseNumber, parsePence, parsePounds } from '../../numbers/parse.ts';
import { parsePostcode } from '../../text/postcode.ts';
import {
  isFieldShown,
  type FormField,
  type FormFields,
  type NumberField,
  type FieldTexts,
  type ValuesOf,
} from './fields.ts';
import { formatRange } from './figures.ts';
import type { FieldError, ParseResult } from './result.ts';

const READERS: Readonly<Record<NumberField['kind'], (text: string) => number>> = {
  number: parseNumber,
  pounds: parsePounds,
  pence: parsePence,
  hour: parseNumber,
};

/** A field's value, and its error if invalid. */
interface ReadField {
  /** NaN or empty if the string cannot be parsed; for a choice, the default. */
  value: string | number;
  message?: string | undefined;
}

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
    const { value, message } = readField(field, texts[name] ?? field.default);
    const floor = 'above' in field && field.above;
    const isTooLow =
      floor && value <= (values[floor] ?? NaN) && !errors.some((error) => error.field === floor);
    const wrong = message ?? (isTooLow ? field.error : undefined);
    values[name] = value;
    if (wrong !== undefined && isFieldShown(fields, name, texts))
      errors.push({ field: name, message: wrong });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, input: values as ValuesOf<F> };
}

/** Parses and checks the value of one field. */
function readField(field: FormField, text: string): ReadField {
  const { label, error } = field;
  if ('choices' in field) {
    const choice = field.choices.find(({ value }) => value === text.trim());
    if (choice) return choice;
    const message = error ?? `${label}: choose one from the list`;
    return { value: field.default, message: field.isStrict && message };
  }
  if (field.kind === 'postcode') {
    const postcode = parsePostcode(text);
    return postcode
      ? { value: postcode }
      : { value: '', message: error ?? `${label} is not a postcode` };
  }
  const value = READERS[field.kind](text);
  const rangeError = describeError(field, value);
  return { value, message: rangeError && (error ?? rangeError) };
}

/** The error for a number, if any. A price below one penny was probably meant in pounds. */
function describeError({ kind, label, unit = '', limits }: NumberField, value: number) {
  const [min, max] = limits;
  const isValid = value >= min && value <= max && !(kind === 'pence' && value > 0 && value < 1);
  if (isValid && (kind !== 'hour' || Number.isInteger(value))) return undefined;
  const range = `from ${formatRange(min, max, kind === 'hour' ? '' : unit)}`;
  const inPence = Number((value * 100).toFixed(4));
  const isProbablyPounds = kind === 'pence' && inPence >= Math.max(1, min) && inPence <= max;
  const fix = isProbablyPounds ? `. For £${formatPlain(value)} enter ${formatPlain(inPence)}` : '';
  return `${label} must be a ${isValid ? 'whole hour' : 'number'} ${range}${fix}`;
}
