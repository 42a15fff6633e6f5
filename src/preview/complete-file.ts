import * as z from 'zod/mini';
import { factsOf } from '../content/schemas/facts.ts';
import type { Company } from '../content/schemas/company.ts';
import { fillFacts } from '../content/items/fill-facts.ts';
import { withoutGaps, type Draft } from './complete-draft.ts';

/** A schema of a file, which either lists its fields or has entries of one kind. */
export type FileSchema = z.ZodMiniType & {
  shape?: Readonly<Record<string, z.ZodMiniType>>;
};

/**
 * What the build would make of a file about the firm as it is typed so far. In the place of what is missing or unusable
 * stands what comes with the site.
 */
export function completeFile(schema: FileSchema, typed: Draft, builtIn: Draft): Draft {
  const given = (withoutGaps(typed) ?? {}) as Draft;
  if (!schema.shape) return completeEntries(schema, given, builtIn);
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const own = z.safeParse(field, given[name]);
    const read = own.success ? own : z.safeParse(field, builtIn[name]);
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return Object.fromEntries(entries) as Draft;
}

/** Each entry stands by itself: one that is only half typed stays as it comes with the site. */
function completeEntries(schema: z.ZodMiniType, given: Draft, builtIn: Draft): Draft {
  const usable = Object.entries(given).filter(
    ([name, entry]) => z.safeParse(schema, { ...builtIn, [name]: entry }).success,
  );
  return { ...builtIn, ...Object.fromEntries(usable) };
}

/** A page's texts, with the firm's facts in the place of their names. */
export const withFacts = (texts: Draft, company: Company): Draft =>
  fillFacts(texts, factsOf(company));
