import { join, resolve } from 'node:path';

/** The site's content; the product's tests set another firm's, so that they hold whatever lies in content/. */
export const CONTENT = resolve(
  process.env['CONTENT_FOLDER'] ?? join(import.meta.dirname, '../../content'),
);
