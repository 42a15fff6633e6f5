import { readWorkerSettings } from '../../src/worker/settings.ts';
import { readBuildSettings, type Environment } from '../../src/settings.ts';
import { isLoopback } from '../../src/text/urls.ts';

/**
 * What a deployment still lacks, in words; nothing, when it can go.
 * @param databaseId of wrangler.jsonc
 * @throws when a setting is wrong, with its name, what it is and what it must be
 */
export function checkDeployment(env: Environment, databaseId = ''): string[] {
  readWorkerSettings(env);
  const { SITE_URL } = readBuildSettings(env);
  return [
    ...(isLoopback(new URL(SITE_URL))
      ? ['SITE_URL is not set; set it to the address of the site, such as https://machair.example']
      : []),
    ...(/^[0-]*$/.test(databaseId)
      ? [
          'There is no database for enquiries yet; run "npx wrangler d1 create enquiries" and put the id that it prints into wrangler.jsonc, as database_id',
        ]
      : []),
  ];
}
