import * as z from 'zod/mini';
import { withoutGaps, type Draft } from './complete-draft.ts';

/** A schema of a file. Some list their fields, others have entries of one kind. */
export type FileSchema = z.ZodMiniType & {
  shape?: Readonly<Record<string, z.ZodMiniType>>;
};

/**
 * What the build would read of a file about the firm as it is typed so far. What is missing or unusable is read from
 * the parsed file that comes with the site.
 */
export function completeFile(schema: FileSchema, typed: Draft, builtIn: Draft): Draft {
  const given = (withoutGaps(typed) ?? {}) as Draft;
  const names = new Set([...Object.keys(builtIn), ...Object.keys(given)]);
  const entries = [...names].flatMap((name) => {
    const field = schema.shape?.[name];
    const parsed = field
      ? z.safeParse(z.object({ [name]: field }), { [name]: given[name] })
      : z.safeParse(schema as z.ZodMiniType<Draft>, { [name]: given[name] });
    const value = parsed.success ? parsed.data[name] : builtIn[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}
