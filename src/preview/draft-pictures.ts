import type { ImageMetadata } from 'astro';
import type { FindImage } from '../content/queries/images.ts';
import { FALLBACK_PICTURE } from '../content/schemas/primitives.ts';
import type { Draft } from './complete-draft.ts';

/** A picture that the editor knows. As a text it is where it can be had; once it is loaded, a blob: address. */
interface Asset {
  toString: () => string;
  /** Resolves when the picture is loaded. */
  toBase64: () => Promise<string>;
}

export type GetAsset = (path: string) => Asset | undefined;

/** Pictures by the path that content names them with. */
export type Pictures = Readonly<Record<string, ImageMetadata>>;

/** What loads a picture, by its path. */
export type MissingPictures = ReadonlyMap<string, () => Promise<unknown>>;

/** Finds a draft's pictures: new ones, those that the editor has loaded, and those that the site serves. */
export function findPictures(typed: Draft, getAsset: GetAsset, served: Pictures) {
  const fresh = new Map<string, string>();
  /** Those that the editor has not loaded yet, once they were looked for. */
  const missing = new Map<string, () => Promise<unknown>>();
  /** With paths that content may have in the place of blob: addresses. */
  const draft = JSON.parse(JSON.stringify(typed), (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('blob:')) return value;
    const path = `/uploads/new-${fresh.size + 1}.png`;
    fresh.set(path, value);
    return path;
  }) as Draft;
  /** The fallback while a picture is not to be had. */
  const findImage: FindImage = (path) => {
    const asset = fresh.get(path) ?? getAsset(path);
    const address = asset?.toString() ?? '';
    if (address.startsWith('blob:')) return drawnAs(address);
    const known = served[path];
    if (!known && typeof asset === 'object') missing.set(path, () => asset.toBase64());
    return known ?? served[FALLBACK_PICTURE] ?? drawnAs(FALLBACK_PICTURE);
  };
  return { draft, findImage, missing };
}

/** As a drawing: the site makes sizes of photographs, and here there is one. Its own size is not known. */
const drawnAs = (src: string) => ({ src, format: 'svg' }) as ImageMetadata;
