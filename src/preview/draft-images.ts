import type { ImageMetadata } from 'astro';
import type { FindImage } from '../content/queries/images.ts';
import { FALLBACK_IMAGE, IMAGE_PATH } from '../content/model/schemas/primitives.ts';
import type { PreviewDraft } from './complete-draft.ts';

/** A picture in the CMS. As a string, it is its URL: a blob: URL once loaded. */
interface Asset {
  toString: () => string;
  /** Resolves when the picture is loaded. */
  toBase64: () => Promise<string>;
}

export type GetAsset = (path: string) => Asset | undefined;

/** Pictures by their path in content. */
export type ServedImages = Readonly<Record<string, ImageMetadata>>;

/** The pictures of a draft. */
export interface DraftImages {
  /** The draft, with valid content paths in place of blob: URLs. */
  draft: PreviewDraft;
  /** The picture for a path; the fallback if it is not loaded yet, or on another host. */
  findImage: FindImage;
  /** Requested pictures that the CMS has not loaded yet. */
  missing: MissingImages;
}

/** Functions that load a picture, by its path. */
export type MissingImages = ReadonlyMap<string, () => Promise<unknown>>;

/** Finds a draft's pictures: new ones, those loaded by the CMS, and those on the site. */
export function findImages(
  typed: PreviewDraft,
  getAsset: GetAsset,
  served: ServedImages,
): DraftImages {
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
