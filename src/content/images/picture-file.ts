/** The names of files that content may name as pictures. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

/** The name a repository's picture is published under: a drawing is rendered, under a name that no content file can have. */
export const publishedName = (name: string): string =>
  name.endsWith('.svg') ? `_${name}.png` : name;

/** The largest picture, bytes. */
export const PICTURE_LIMIT_BYTES = 15_000_000;

/** The names of fields that hold a picture, in every type of content. */
const PICTURE_FIELDS = ['imageUrl', 'imageSrc', 'image'];

/** A picture that an item names, and in which field, such as `landscape.imageUrl`. */
interface NamedPicture {
  field: string;
  path: string;
}

/** The pictures that an item names. */
export function picturesIn(value: unknown, place = '', name = ''): NamedPicture[] {
  if (typeof value === 'string') {
    return PICTURE_FIELDS.includes(name) ? [{ field: place, path: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    picturesIn(inside, place ? `${place}.${key}` : key, key),
  );
}

/** A copy of an item with other pictures in the place of some. */
export const withPictures = <T>(item: T, instead: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    PICTURE_FIELDS.includes(name) ? (instead.get(String(value)) ?? value) : value,
  ) as T;
