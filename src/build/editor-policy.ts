const META = /(<meta http-equiv="content-security-policy" content=")[^"]*(")/i;

/**
 * The policy of the form for editors: scripts, pictures and fonts from the site, requests to the content API only. The
 * form adds styles of its own, and shows previews and new pictures as blobs.
 * @param apiUrl of the content repository, if there is one
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
 * Replaces the policy of a page.
 * @throws when the page has none
 */
export function withPolicy(html: string, policy: string): string {
  if (!META.test(html)) throw new Error('The page of the editor has no policy to replace');
  return html.replace(META, `$1${policy}$2`);
}
