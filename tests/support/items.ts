import { readFile } from 'node:fs/promises';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';

/** A built-in item, as in its file. */
export async function readBuiltInItem(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(`${CONTENT_FOLDER}/${path}`, 'utf8')) as Record<string, unknown>;
}

/** A valid benefit. */
export function createBenefit(id: string, more: Record<string, unknown> = {}) {
  return { id, icon: 'Sun', title: `Title of ${id}`, description: `About ${id}.`, ...more };
}

/** One file of each type with only the specified fields. */
export const MINIMAL_ITEMS = {
  services: {
    id: 'a',
    icon: 'Sun',
    title: 'Panels',
    description: 'Panels for a roof. They last.',
    features: ['Panels'],
    imageUrl: '/uploads/fallback.svg',
  },
  properties: {
    id: 'a',
    name: 'The croft',
    location: 'Eriskay',
    description: 'A small house.',
    imageSrc: '/uploads/fallback.svg',
    bedrooms: 3,
    bathrooms: 2,
    rating: 4.9,
    price: '',
    features: ['Stove'],
    sustainabilityFeatures: ['Panels'],
  },
  'case-studies': {
    id: 'a',
    title: 'A turbine',
    category: 'Wind Energy',
    description: 'A turbine on a hill.',
    imageSrc: '/uploads/fallback.svg',
    challenge: 'Wind.',
    solution: 'A turbine.',
    results: 'Power.',
    testimonial: { quote: 'It turns.', author: 'A neighbour' },
    specifications: ['10 kW'],
  },
  benefits: { icon: 'Sun', title: 'Quiet', description: 'No engine runs.' },
} as const;

/** A valid house. */
export const VALID_HOUSE = {
  ...MINIMAL_ITEMS.properties,
  id: 'croft',
  imageSrc: '/uploads/croft.svg',
  imageAlt: 'A house by the shore.',
  features: ['Stove'],
  sustainabilityFeatures: ['Panels'],
};

/** A valid service, except for its id. */
export const VALID_SERVICE = {
  icon: 'Sun',
  title: 'Panels',
  description: 'Panels for a roof.',
  lead: 'Light is free.',
  features: ['Panels'],
  imageUrl: '/uploads/fallback.svg',
  imageDescription: 'A roof.',
};
