import {
  CONTENT_API_URL,
  CONTENT_REF,
  CONTENT_REPO,
  CONTENT_STRICT,
  getSecret,
} from 'astro:env/server';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import * as z from 'zod/mini';
import { withCalendars } from './content/calendars/with-calendars.ts';
import { createSources, EXTERNAL_HTTP } from './content/sources/create-sources.ts';
import { contentLoader } from './content/pipeline/read-items.ts';
import { createImageDownloader } from './content/images/download-images.ts';
import { uploadsLoader } from './content/images/uploads-loader.ts';
import { FOLDERS, CONTENT_TYPES, type Folder, type ItemIn } from './content/model/content-types.ts';
import type { Availability } from './booking/rules/stay.ts';
import { readContentSource } from './integrations/settings.ts';

const { strictness, ...source } = readContentSource({
  CONTENT_REPO,
  CONTENT_REF,
  CONTENT_API_URL,
  CONTENT_STRICT,
  CONTENT_TOKEN: getSecret('CONTENT_TOKEN'),
});
const { builtIn, remote, uploads } = createSources(source);

const downloadImages = createImageDownloader({ tools: EXTERNAL_HTTP });

/**
 * The loaders validate items with zod, field by field (`content/model/check-fields.ts`), so that an invalid field does not
 * invalidate the item. A schema here would validate again and reject repaired values: this one only provides the type.
 */
const itemSchema = <T>() => z.custom<T & { isListed: boolean }>();

const loaderOf = (folder: Folder) =>
  contentLoader({
    folder,
    contentType: CONTENT_TYPES[folder],
    builtIn,
    remote: remote?.(CONTENT_TYPES[folder].retries),
    downloadImages,
    strictness,
  });

const folders = Object.fromEntries(
  FOLDERS.map((folder) => [
    folder,
    defineCollection({ loader: loaderOf(folder), schema: itemSchema() }),
  ]),
) as { [F in Folder]: { loader: Loader; schema: ReturnType<typeof itemSchema<ItemIn<F>>> } };

export const collections = {
  ...folders,
  properties: defineCollection({
    loader: withCalendars(loaderOf('properties'), EXTERNAL_HTTP),
    schema: itemSchema<ItemIn<'properties'> & { availability?: Availability }>(),
  }),
  uploads: defineCollection({ loader: uploadsLoader({ ...uploads, strictness }) }),
};
