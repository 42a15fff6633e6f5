// Separate from the registry of content types, so that browsers do not load the schemas.

/** Content types listed in the dashboard, in the order of its tabs. */
export const DASHBOARD_TYPES = {
  services: {
    singular: 'service',
    label: 'Services',
    pageUrl: (id: string) => `/services/${id}`,
    /** The number of placeholders while loading. */
    placeholders: 6,
  },
  properties: {
    singular: 'property',
    label: 'Properties',
    /** The singular and the label in the CMS, if they differ. */
    formNames: { singular: 'house', label: 'Houses' },
    pageUrl: (id: string) => `/hospitality/${id}`,
    placeholders: 3,
  },
  'case-studies': {
    singular: 'case study',
    label: 'Case Studies',
    pageUrl: (id: string) => `/case-studies/${id}`,
    placeholders: 3,
  },
  benefits: {
    singular: 'benefit',
    label: 'Benefits',
    pageUrl: () => '/services#benefits',
    placeholders: 4,
  },
} as const;

export type DashboardFolder = keyof typeof DASHBOARD_TYPES;

export const DASHBOARD_FOLDERS = Object.keys(DASHBOARD_TYPES) as DashboardFolder[];
