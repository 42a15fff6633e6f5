import { benefitFields } from '../schemas/benefit.ts';
import { caseStudyFields } from '../schemas/case-study.ts';
import { propertyFields } from '../schemas/property.ts';
import { serviceFields } from '../schemas/service.ts';
import type { RemoteKind } from './kind.ts';
import { REMOTE_FOLDER, type RemoteFolder } from './remote-folders.ts';

/** The kinds that a content repository may hold, by folder. */
export const REMOTE_KINDS = {
  services: {
    ...REMOTE_FOLDER.services,
    fields: serviceFields,
    picture: 'imageUrl',
    furtherPages: 'aliases',
    keepsPages: true,
    retries: 0,
  },
  properties: {
    ...REMOTE_FOLDER.properties,
    fields: propertyFields,
    htmlFields: ['longDescription'],
    secretFields: ['calendarUrl'],
    picture: 'imageSrc',
    keepsPages: true,
    retries: 1,
  },
  'case-studies': {
    ...REMOTE_FOLDER['case-studies'],
    fields: caseStudyFields,
    picture: 'imageSrc',
    retries: 1,
  },
  benefits: { ...REMOTE_FOLDER.benefits, fields: benefitFields, retries: 0 },
} as const satisfies Record<RemoteFolder, RemoteKind>;
