/** The names of files that content may name as pictures. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

/** The name a repository's picture is published under: a drawing is rendered, under a name that no content file can have. */
export const publishedName = (name: string): string =>
  name.endsWith('.svg') ? `_${name}.png` : name;

/** The largest picture, bytes. */
export const PICTURE_LIMIT_BYTES = 15_000_000;
