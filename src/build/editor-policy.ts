const META = /(<meta http-equiv="content-security-policy" content=")[^"]*(")/i;

/**
 * What the form for editors may do: its scripts, pictures and typefaces are the site's own, and of other hosts it may ask
 * the content API alone. It writes its styles itself, and draws previews and new pictures from the browser's memory.
 * @param apiUrl of the content repository; undefined where there is none
 */
export function editorPolicy(apiUrl: string | undefined): string {
  const api = apiUrl === undefined ? '' : ` ${new URL(apiUrl).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${api}`,
    'frame-src blob:',
    'media-src blob:',
    "manifest-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * A page with another policy than the one that the pages of the site have.
 * @throws when it has none to be replaced
 */
export function withPolicy(html: string, policy: string): string {
  if (!META.test(html)) throw new Error('The page of the editor has no policy to replace');
  return html.replace(META, `$1${policy}$2`);
}
