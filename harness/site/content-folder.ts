import { join, resolve } from 'node:path';

/** The site's content. The tests use the fixture company's instead, so that they do not depend on content/. */
export const CONTENT_FOLDER = resolve(
  process.env['CONTENT_FOLDER'] ?? join(import.meta.dirname, '../../content'),
);
