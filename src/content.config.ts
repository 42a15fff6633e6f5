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
import { createSources, ELSEWHERE } from './content/loaders/create-sources.ts';
import { contentLoader } from './content/loaders/content-loader.ts';
import { createPlacer } from './content/loaders/place-pictures.ts';
import { uploadsLoader } from './content/loaders/uploads-loader.ts';
import { FOLDERS, KINDS, type Folder, type ItemIn } from './content/kinds/kinds.ts';
import type { Availability } from './booking/rules/taken.ts';
import { readContentSource } from './settings.ts';

const { strictness, ...source } = readContentSource({
  CONTENT_REPO,
  CONTENT_REF,
  CONTENT_API_URL,
  CONTENT_STRICT,
  CONTENT_TOKEN: getSecret('CONTENT_TOKEN'),
});
const { builtIn, remote, uploads } = createSources(source);

const place = createPlacer({ tools: ELSEWHERE });

/**
 * The loaders validate items with zod, field by field (`content/checks/check-fields.ts`), so that a bad field does not
 * cost the item. A schema here would validate again, and reject what they repaired: this one only gives the type.
 */
const itemSchema = <T>() => z.custom<T & { isListed: boolean }>();

const loaderOf = (folder: Folder) =>
  contentLoader({
    folder,
    kind: KINDS[folder],
    builtIn,
    remote: remote?.(KINDS[folder].retries),
    place,
    strictness,
  });

const kinds = Object.fromEntries(
  FOLDERS.map((folder) => [
    folder,
    defineCollection({ loader: loaderOf(folder), schema: itemSchema() }),
  ]),
) as { [F in Folder]: { loader: Loader; schema: ReturnType<typeof itemSchema<ItemIn<F>>> } };

export const collections = {
  ...kinds,
  properties: defineCollection({
    loader: withCalendars(loaderOf('properties'), ELSEWHERE),
    schema: itemSchema<ItemIn<'properties'> & { availability?: Availability }>(),
  }),
  uploads: defineCollection({ loader: uploadsLoader({ ...uploads, strictness }) }),
};
