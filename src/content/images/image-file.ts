import { formatPath } from '../model/format-issues.ts';
import { textsIn } from '../model/texts-in.ts';

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
export const imagesIn = (item: unknown): { field: string; path: string }[] =>
  textsIn(item)
    .filter(({ path }) => IMAGE_FIELDS.includes(String(path.at(-1))))
    .map(({ path, text }) => ({ field: formatPath(path), path: text }));

/** Copies an item with some of its pictures replaced. */
export const withImages = <T>(item: T, replacements: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    IMAGE_FIELDS.includes(name) ? (replacements.get(String(value)) ?? value) : value,
  ) as T;
