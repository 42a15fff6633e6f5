/**
 * The web address of a repository that GitHub's own API serves, be it github.com or a company's.
 * @param apiUrl such as https://api.github.com, https://git.example/api/v3 or https://api.firm.ghe.com
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

/**
 * The web address of a repository, read off the one that a listing gives for a file.
 * @param fileUrl such as https://git.example/owner/name/blob/main/services/solar.json
 */
export function repositoryUrlOf(fileUrl: string, ref: string, path: string): string | undefined {
  const end = `/blob/${inAddress(ref)}/${inAddress(path)}`;
  if (!/^https?:\/\//.test(fileUrl) || !fileUrl.endsWith(end)) return undefined;
  return fileUrl.slice(0, -end.length);
}

/** Where people see, change and add to a branch of a repository; all of them full addresses. */
export type WebAddresses = ReturnType<typeof webAddresses>;

/** The addresses of a branch: of a folder, of the form that changes a file, and of that for a new one in a folder. */
export function webAddresses(repository: string, ref: string) {
  const at = (verb: string) => (path: string) =>
    `${repository}/${verb}/${inAddress(ref)}/${inAddress(path)}`;
  return { folder: at('tree'), edit: at('edit'), add: at('new') };
}

/** A path with its slashes kept, as branches and files stand in GitHub's addresses. */
function inAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
