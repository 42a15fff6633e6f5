import { readWorkerSettings } from '../../src/worker/settings.ts';
import { readBuildSettings, type Environment } from '../../src/settings.ts';
import { isLoopback } from '../../src/text/urls.ts';

/** Whether an id is that of a database, rather than the zeros before there is one. */
export const isDatabaseId = (id: string): boolean => !/^[0-]*$/.test(id);

/**
 * Lists the missing requirements of a deployment; empty if it can start.
 * @param databaseId from wrangler.jsonc
 * @throws if a setting is invalid, with its name, its value and valid values
 */
export function checkDeployment(env: Environment, databaseId = ''): string[] {
  readWorkerSettings(env);
  const { SITE_URL } = readBuildSettings(env);
  return [
    // A copy that Cloudflare's button has made gets its address later.
    ...(isLoopback(new URL(SITE_URL)) && !env['WORKERS_CI']
      ? ['SITE_URL is not set. Set it to the address of the site, such as https://machair.example.']
      : []),
    ...(isDatabaseId(databaseId)
      ? []
      : ['There is no database for enquiries. Run npm run go-live, which creates it.']),
  ];
}
