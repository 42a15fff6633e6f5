import {
  CONTENT_API_URL,
  CONTENT_REF,
  CONTENT_REPO,
  CONTENT_STRICT,
  getSecret,
} from 'astro:env/server';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { listedPropertySchema } from './collections/calendars/listed-property.ts';
import { fetchPublic } from './collections/calendars/fetch-public.ts';
import { withCalendars } from './collections/calendars/with-calendars.ts';
import { createSources, REQUEST_TIMEOUT_MS } from './collections/loaders/create-sources.ts';
import { contentLoader } from './collections/loaders/content-loader.ts';
import { uploadsLoader } from './collections/loaders/uploads-loader.ts';
import { FOLDERS, isRemote, KINDS, type Folder } from './model/kinds/kinds.ts';
import { readContentRepo } from './settings.ts';

const { builtIn, remote, uploads } = createSources({
  repo: readContentRepo(CONTENT_REPO),
  ref: CONTENT_REF,
  apiUrl: CONTENT_API_URL,
  token: getSecret('CONTENT_TOKEN'),
});
const strict = CONTENT_STRICT === 'on';

function loaderOf(folder: Folder) {
  const kind = KINDS[folder];
  if (!isRemote(folder)) return contentLoader({ folder, kind, builtIn, strict: true });
  return contentLoader({ folder, kind, builtIn, remote: remote?.(KINDS[folder].retries), strict });
}

const collectionOf = (folder: Folder) =>
  defineCollection({ loader: loaderOf(folder), schema: KINDS[folder].schema });

const kinds = Object.fromEntries(FOLDERS.map((folder) => [folder, collectionOf(folder)])) as {
  [F in Folder]: { loader: Loader; schema: (typeof KINDS)[F]['schema'] };
};

export const collections = {
  ...kinds,
  properties: defineCollection({
    loader: withCalendars(loaderOf('properties'), {
      fetch: fetchPublic(),
      now: Date.now,
      timeoutMs: REQUEST_TIMEOUT_MS,
    }),
    schema: listedPropertySchema,
  }),
  uploads: defineCollection({ loader: uploadsLoader({ ...uploads, strict }) }),
};
