import type { ImageMetadata } from 'astro';
import type { FindImage } from '../content/queries/images.ts';
import { FALLBACK_PICTURE, PICTURE_PATH } from '../content/model/schemas/primitives.ts';
import type { PreviewDraft } from './complete-draft.ts';

/** A picture in the CMS. As a string, it is its URL: a blob: URL once loaded. */
interface Asset {
  toString: () => string;
  /** Resolves when the picture is loaded. */
  toBase64: () => Promise<string>;
}

export type GetAsset = (path: string) => Asset | undefined;

/** Pictures by their path in content. */
export type ServedPictures = Readonly<Record<string, ImageMetadata>>;

/** The pictures of a draft. */
export interface DraftPictures {
  /** The draft, with valid content paths in place of blob: URLs. */
  draft: PreviewDraft;
  /** The picture for a path; the fallback if it is not loaded yet, or on another host. */
  findImage: FindImage;
  /** Requested pictures that the CMS has not loaded yet. */
  missing: MissingPictures;
}

/** Functions that load a picture, by its path. */
export type MissingPictures = ReadonlyMap<string, () => Promise<unknown>>;

/** Finds a draft's pictures: new ones, those loaded by the CMS, and those on the site. */
export function findPictures(
  typed: PreviewDraft,
  getAsset: GetAsset,
  served: ServedPictures,
): DraftPictures {
  const fresh = new Map<string, string>();
  const missing = new Map<string, () => Promise<unknown>>();
  const draft = JSON.parse(JSON.stringify(typed), (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('blob:')) return value;
    const path = `/uploads/new-${fresh.size + 1}.png`;
    fresh.set(path, value);
    return path;
  }) as PreviewDraft;
  const findImage: FindImage = (path) => {
    const asset = fresh.get(path) ?? (PICTURE_PATH.test(path) ? getAsset(path) : undefined);
    const address = asset?.toString() ?? '';
    if (address.startsWith('blob:')) return drawnAs(address);
    const known = served[path];
    if (!known && typeof asset === 'object') missing.set(path, () => asset.toBase64());
    return known ?? served[FALLBACK_PICTURE] ?? drawnAs(FALLBACK_PICTURE);
  };
  return { draft, findImage, missing };
}

/** Treated as a drawing, since it has only one size, unlike the site's photographs. Its dimensions are unknown. */
const drawnAs = (src: string) => ({ src, format: 'svg' }) as ImageMetadata;
