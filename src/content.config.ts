import {
  CONTENT_API_URL,
  CONTENT_REF,
  CONTENT_REPO,
  CONTENT_STRICT,
  getSecret,
} from 'astro:env/server';
import { defineCollection } from 'astro:content';
import { listedPropertySchema } from './collections/calendars/listed-property.ts';
import { fetchPublic } from './collections/calendars/fetch-public.ts';
import { withCalendars } from './collections/calendars/with-calendars.ts';
import { createSources, REQUEST_TIMEOUT_MS } from './collections/loaders/create-sources.ts';
import { contentLoader } from './collections/loaders/content-loader.ts';
import { uploadsLoader } from './collections/loaders/uploads-loader.ts';
import { folderSchemas } from './model/schemas/index.ts';
import { PROPERTY_HTML_FIELDS } from './model/schemas/property.ts';
import { readContentRepo } from './settings.ts';

const { builtIn, remote, uploads } = createSources({
  repo: readContentRepo(CONTENT_REPO),
  ref: CONTENT_REF,
  apiUrl: CONTENT_API_URL,
  token: getSecret('CONTENT_TOKEN'),
});
const strict = CONTENT_STRICT === 'on';

const services = defineCollection({
  loader: contentLoader({
    folder: 'services',
    schema: folderSchemas.services,
    builtIn,
    remote: remote?.once,
    strict,
  }),
  schema: folderSchemas.services,
});

const benefits = defineCollection({
  loader: contentLoader({
    folder: 'benefits',
    schema: folderSchemas.benefits,
    builtIn,
    remote: remote?.once,
    strict,
  }),
  schema: folderSchemas.benefits,
});

const caseStudies = defineCollection({
  loader: contentLoader({
    folder: 'case-studies',
    schema: folderSchemas['case-studies'],
    builtIn,
    remote: remote?.retried,
    strict,
  }),
  schema: folderSchemas['case-studies'],
});

const properties = defineCollection({
  loader: withCalendars(
    contentLoader({
      folder: 'properties',
      schema: folderSchemas.properties,
      builtIn,
      remote: remote?.retried,
      strict,
      htmlFields: PROPERTY_HTML_FIELDS,
    }),
    { fetch: fetchPublic(), now: Date.now, timeoutMs: REQUEST_TIMEOUT_MS },
  ),
  schema: listedPropertySchema,
});

const faqs = defineCollection({
  loader: contentLoader({ folder: 'faqs', schema: folderSchemas.faqs, builtIn, strict: true }),
  schema: folderSchemas.faqs,
});

const uploadedPictures = defineCollection({
  loader: uploadsLoader({ ...uploads, strict }),
});

export const collections = {
  services,
  benefits,
  'case-studies': caseStudies,
  properties,
  faqs,
  uploads: uploadedPictures,
};
