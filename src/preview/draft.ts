import type { ImageMetadata } from 'astro';
import { completeItem, cleanFields } from '../content/pipeline/parse-item.ts';
import { checkFields } from '../content/model/check-fields.ts';
import type { Item } from '../content/model/check-item.ts';
import { type ContentType, contentTypeOf, type Folder } from '../content/model/content-types.ts';
import { startItem } from '../content/model/starter-item.ts';
import type { FindImage } from '../content/queries/images.ts';
import { FALLBACK_IMAGE, IMAGE_PATH } from '../content/model/schemas/primitives.ts';

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

/** A picture in the CMS. As a string, it is its URL: a blob: URL once loaded. */
interface Asset {
  toString: () => string;
  /** Resolves when the picture is loaded. */
  toBase64: () => Promise<string>;
}

export type GetAsset = (path: string) => Asset | undefined;

/** Functions that load a picture, by its path. */
export type MissingImages = ReadonlyMap<string, () => Promise<unknown>>;

/**
 * Finds a draft's pictures: new ones, those loaded by the CMS, and those on the site.
 * @param served pictures by their path in content
 * @returns the draft, with valid content paths in place of blob: URLs; the picture for a path, which is the fallback if it
 * is not loaded yet, or on another host; and the requested pictures that the CMS has not loaded yet
 */
export function findImages(
  typed: PreviewDraft,
  getAsset: GetAsset,
  served: Readonly<Record<string, ImageMetadata>>,
) {
  const fresh = new Map<string, string>();
  const missing = new Map<string, () => Promise<unknown>>();
  const draft = JSON.parse(JSON.stringify(typed), (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('blob:')) return value;
    const path = `/uploads/new-${fresh.size + 1}.png`;
    fresh.set(path, value);
    return path;
  }) as PreviewDraft;
  const findImage: FindImage = (path) => {
    const asset = fresh.get(path) ?? (IMAGE_PATH.test(path) ? getAsset(path) : undefined);
    const url = asset?.toString() ?? '';
    if (url.startsWith('blob:')) return drawnAs(url);
    const known = served[path];
    if (!known && typeof asset === 'object') missing.set(path, () => asset.toBase64());
    return known ?? served[FALLBACK_IMAGE] ?? drawnAs(FALLBACK_IMAGE);
  };
  return { draft, findImage, missing };
}

/** Treated as a drawing, since it has only one size, unlike the site's photographs. Its dimensions are unknown. */
const drawnAs = (src: string) => ({ src, format: 'svg' }) as ImageMetadata;
