// Separate from the registry of content types, so that browsers do not load the schemas.

/** Content types listed in the dashboard, in the order of its tabs. `title` or `name` is the field with an item's name. */
export const DASHBOARD_TYPES = {
  services: {
    one: 'service',
    label: 'Services',
    page: (id: string) => `/services/${id}`,
    /** The number of placeholders while loading. */
    placeholders: 6,
  },
  properties: {
    one: 'property',
    label: 'Properties',
    /** Both in the form. */
    inForm: { one: 'house', label: 'Houses' },
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
