/** The names of files that content may name as pictures. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

/** What a picture of a repository is called once it may be published: a drawing is drawn, under a name that no file of content has. */
export const publishedName = (name: string): string =>
  name.endsWith('.svg') ? `_${name}.png` : name;

/** The largest picture, bytes. */
export const PICTURE_LIMIT_BYTES = 15_000_000;
