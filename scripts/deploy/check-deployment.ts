import { readWorkerSettings } from '../../src/edge/settings.ts';
import { readContentRepo, readServiceOrigin, readSiteUrl } from '../../src/settings.ts';

type Environment = Record<string, string | undefined>;

/**
 * What a deployment still lacks, in words; nothing, when it can go.
 * @param databaseId of wrangler.jsonc
 * @throws when a setting is wrong, with its name, what it is and what it must be
 */
export function checkDeployment(env: Environment, databaseId: string): string[] {
  readSiteUrl(env);
  readContentRepo(env['CONTENT_REPO']);
  readServiceOrigin('PUBLIC_PLACE_SEARCH_URL', env['PUBLIC_PLACE_SEARCH_URL']);
  readServiceOrigin('PUBLIC_ENQUIRY_URL', env['PUBLIC_ENQUIRY_URL']);
  readWorkerSettings(env);
  const isLocal = !env['SITE_URL'] || /^https?:\/\/(localhost|127\.)/.test(env['SITE_URL']);
  return [
    ...(isLocal
      ? ['SITE_URL is not set; set it to the address of the site, such as https://machair.example']
      : []),
    ...(/^[0-]*$/.test(databaseId)
      ? [
          'There is no database for enquiries yet; run "npx wrangler d1 create enquiries" and put the id that it prints into wrangler.jsonc, as database_id',
        ]
      : []),
  ];
}
