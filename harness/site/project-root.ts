/** The folder with the site's src and content. Browser tests work on a copy with the content of a firm of their own. */
export const PROJECT_ROOT = process.env['PROJECT_ROOT'] ?? '.';
