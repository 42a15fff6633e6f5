/**
 * The web URL of a repository on github.com or GitHub Enterprise.
 * @param apiUrl such as https://api.github.com, https://git.example/api/v3 or https://api.company.ghe.com
 * @param repo owner/name
 * @returns undefined for any other server
 */
export function repositoryUrl(apiUrl: string, repo: string): string | undefined {
  const { origin, protocol, hostname, pathname } = new URL(apiUrl);
  if (hostname === 'api.github.com') return `https://github.com/${repo}`;
  const tenant = /^api\.([a-z0-9-]+\.ghe\.com)$/.exec(hostname)?.[1];
  if (tenant) return `${protocol}//${tenant}/${repo}`;
  return /^\/api\/v3\/?$/.test(pathname) ? `${origin}/${repo}` : undefined;
}

/** The URL of GitHub's page to create a content repository; undefined for any other server. */
export const newRepositoryUrl = (apiUrl: string): string | undefined =>
  repositoryUrl(apiUrl, 'new?name=content');

/**
 * The web URL of a repository, derived from the URL of a listed file.
 * @param fileUrl such as https://git.example/owner/name/blob/main/services/solar.json
 */
export function repositoryUrlOf(fileUrl: string, ref: string, path: string): string | undefined {
  const end = `/blob/${encodePath(ref)}/${encodePath(path)}`;
  if (!/^https?:\/\//.test(fileUrl) || !fileUrl.endsWith(end)) return undefined;
  return fileUrl.slice(0, -end.length);
}

/**
 * Absolute URLs of a branch's web pages: to view a folder, to change a file, its history, and a form for a new file in a folder.
 * @param root the content folder, such as content/
 */
export function createWebUrls(repository: string, ref: string, root = '') {
  const at = (verb: string) => (path: string) =>
    `${repository}/${verb}/${encodePath(ref)}/${encodePath(root + path)}`;
  return { folder: at('tree'), edit: at('edit'), history: at('commits'), add: at('new') };
}

export type WebUrls = ReturnType<typeof createWebUrls>;

/** Encodes a path except its slashes, as in GitHub's URLs. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
