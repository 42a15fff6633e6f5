/**
 * The folders that a content repository may hold, in the order of the dashboard's tabs: what a list needs to know of
 * them, apart from their schemas, which a browser loads only to check a file.
 */
export const REMOTE_FOLDER = {
  services: {
    one: 'service',
    label: 'Services',
    page: (id: string) => `/services/${id}`,
    placeholders: 6,
  },
  properties: {
    one: 'property',
    label: 'Properties',
    page: (id: string) => `/hospitality/${id}`,
    placeholders: 3,
  },
  'case-studies': {
    one: 'case study',
    label: 'Case Studies',
    page: (id: string) => `/case-studies/${id}`,
    placeholders: 3,
  },
  benefits: {
    one: 'benefit',
    label: 'Benefits',
    page: () => '/services#benefits',
    placeholders: 4,
  },
} as const;

export type RemoteFolder = keyof typeof REMOTE_FOLDER;

export const REMOTE_FOLDERS = Object.keys(REMOTE_FOLDER) as RemoteFolder[];
