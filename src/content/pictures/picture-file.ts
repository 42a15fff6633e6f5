/** The names of files that content may name as pictures. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

/** The largest picture, bytes. */
export const PICTURE_LIMIT_BYTES = 15_000_000;
