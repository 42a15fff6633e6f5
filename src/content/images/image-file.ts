/** The file names allowed for pictures in content. */
export const IMAGE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

/** The published name of a repository's picture: a rendered drawing gets a name that content cannot use. */
export const publishedName = (name: string): string =>
  name.endsWith('.svg') ? `_${name}.png` : name;

/** The largest picture, bytes. */
export const IMAGE_LIMIT_BYTES = 15_000_000;

/** The names of fields with a picture, in all content types. */
const IMAGE_FIELDS = ['imageUrl', 'imageSrc', 'image'];

/** Lists an item's pictures, and their fields, such as `landscape.imageUrl`. */
export function imagesIn(value: unknown, path = '', name = ''): { field: string; path: string }[] {
  if (typeof value === 'string') {
    return IMAGE_FIELDS.includes(name) ? [{ field: path, path: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    imagesIn(inside, path ? `${path}.${key}` : key, key),
  );
}

/** Copies an item with some of its pictures replaced. */
export const withImages = <T>(item: T, replacements: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    IMAGE_FIELDS.includes(name) ? (replacements.get(String(value)) ?? value) : value,
  ) as T;
