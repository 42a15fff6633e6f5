import * as z from 'zod/mini';
import { withoutGaps, type Draft } from './complete-draft.ts';

/** A schema of a file. Some list their fields, others have entries of one kind. */
export type FileSchema = z.ZodMiniType & {
  shape?: Readonly<Record<string, z.ZodMiniType>>;
};

/**
 * What the build would read of a file about the firm as it is typed so far. In the place of what is missing or unusable
 * stands what comes with the site.
 */
export function completeFile(schema: FileSchema, typed: Draft, builtIn: Draft): Draft {
  const given = (withoutGaps(typed) ?? {}) as Draft;
  const isUsable = (name: string, value: unknown) =>
    z.safeParse(schema.shape?.[name] ?? schema, schema.shape?.[name] ? value : { [name]: value })
      .success;
  const names = new Set([...Object.keys(builtIn), ...Object.keys(given)]);
  const entries = [...names].flatMap((name) => {
    const value = isUsable(name, given[name]) ? given[name] : builtIn[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}
