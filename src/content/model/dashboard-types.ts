// Apart from the registry of content types, so that the dashboard's browser loads no schemas.

/** Types of content that the dashboard lists, in the order of its tabs. It calls an item by its `title` or `name`. */
export const DASHBOARD_TYPES = {
  services: {
    one: 'service',
    label: 'Services',
    page: (id: string) => `/services/${id}`,
    /** How many placeholders the dashboard shows while loading. */
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

export type DashboardFolder = keyof typeof DASHBOARD_TYPES;

export const DASHBOARD_FOLDERS = Object.keys(DASHBOARD_TYPES) as DashboardFolder[];
