import { benefitFields } from '../schemas/benefit.ts';
import { caseStudyFields } from '../schemas/case-study.ts';
import { propertyFields } from '../schemas/property.ts';
import { serviceFields } from '../schemas/service.ts';
import type { RemoteKind } from './kind.ts';

/**
 * The kinds that a content repository may hold, by folder, in the order of the dashboard's tabs. They are kept apart
 * from the other kinds so that the dashboard does not load schemas it cannot use.
 */
export const REMOTE_KINDS = {
  services: {
    fields: serviceFields,
    one: 'service',
    label: 'Services',
    picture: 'imageUrl',
    page: (id: string) => `/services/${id}`,
    furtherPages: 'aliases',
    keepsPages: true,
    placeholders: 6,
    retries: 0,
  },
  properties: {
    fields: propertyFields,
    one: 'property',
    label: 'Properties',
    htmlFields: ['longDescription'],
    secretFields: ['calendarUrl'],
    picture: 'imageSrc',
    page: (id: string) => `/hospitality/${id}`,
    keepsPages: true,
    placeholders: 3,
    retries: 1,
  },
  'case-studies': {
    fields: caseStudyFields,
    one: 'case study',
    label: 'Case Studies',
    picture: 'imageSrc',
    page: (id: string) => `/case-studies/${id}`,
    placeholders: 3,
    retries: 1,
  },
  benefits: {
    fields: benefitFields,
    one: 'benefit',
    label: 'Benefits',
    page: () => '/services#benefits',
    placeholders: 4,
    retries: 0,
  },
} as const satisfies Record<string, RemoteKind>;

export type RemoteFolder = keyof typeof REMOTE_KINDS;

/** The folders in which a content repository may hold items. */
export const REMOTE_FOLDERS = Object.keys(REMOTE_KINDS) as RemoteFolder[];
