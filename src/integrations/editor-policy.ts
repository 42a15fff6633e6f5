const META = /(<meta http-equiv="content-security-policy" content=")[^"]*(")/i;
const GITHUB_STATUS = 'https://www.githubstatus.com';

/**
 * The security policy of the content form: scripts from the site only, requests to the content API and GitHub's status
 * page. The CMS adds its own styles, loads fonts from a CDN, shows previews and new pictures as blobs and pictures on
 * other hosts directly, and converts pictures with WebAssembly.
 * @param apiUrl of the content repository, if there is one
 */
export function editorPolicy(apiUrl: string | undefined): string {
  const hosts = apiUrl === undefined ? '' : ` ${new URL(apiUrl).origin} ${GITHUB_STATUS}`;
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' https://cdn.jsdelivr.net",
    `connect-src 'self' blob: data:${hosts}`,
    'frame-src blob:',
    'media-src blob:',
    "manifest-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Replaces the policy of a page.
 * @throws if the page has none
 */
export function withPolicy(html: string, policy: string): string {
  if (!META.test(html)) throw new Error('The page of the editor has no policy to replace');
  return html.replace(META, `$1${policy}$2`);
}
