import { completeItem, cleanFields } from '../content/pipeline/parse-item.ts';
import { checkFields } from '../content/model/check-fields.ts';
import type { Item } from '../content/model/check-item.ts';
import { type ContentType, contentTypeOf, type Folder } from '../content/model/content-types.ts';
import { startItem } from '../content/model/starter-item.ts';

/** The values that an editor has typed so far. */
export type PreviewDraft = Readonly<Record<string, unknown>>;

/**
 * Turns a draft into the item that the build would create. Missing or invalid required fields show their description.
 * @param id the name of the file; any name for a new file
 * @param builtIn the built-in item with the same id
 */
export function completeDraft(
  folder: Folder,
  draft: PreviewDraft,
  id: string,
  builtIn?: Item,
): Item {
  const contentType = contentTypeOf(folder);
  const filled = withoutGaps(draft) as PreviewDraft | undefined;
  const { values } = checkFields(withoutUnusable(filled ?? {}, contentType), contentType);
  const item = { ...exampleValuesOf(folder, contentType), ...values, id };
  return completeItem(cleanFields(item, contentType.htmlFields).item, contentType, builtIn);
}

function exampleValuesOf(folder: Folder, { fields }: ContentType): PreviewDraft {
  const entries = Object.entries(startItem(folder, 'new'));
  return Object.fromEntries(entries.filter(([name]) => Object.hasOwn(fields.required, name)));
}

/** Removes the empty fields, rows and lists of a form, which a saved file would not have. */
function withoutGaps(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value).map(([name, each]) => [name, withoutGaps(each)] as const);
  const full = entries.filter(([, each]) => each !== undefined);
  if (full.length === 0) return undefined;
  return Array.isArray(value) ? full.map(([, each]) => each) : Object.fromEntries(full);
}

/** Drops incomplete rows, so that they do not invalidate the whole list. */
function withoutUnusable(draft: PreviewDraft, contentType: ContentType): PreviewDraft {
  const isUsable = (name: string, row: unknown) =>
    Object.hasOwn(checkFields({ [name]: [row] }, contentType).values, name);
  const entries = Object.entries(draft).map(([name, value]) =>
    Array.isArray(value) ? [name, value.filter((row) => isUsable(name, row))] : [name, value],
  );
  return Object.fromEntries(entries) as PreviewDraft;
}
