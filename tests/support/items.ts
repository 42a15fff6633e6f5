/** A benefit that the schema takes. */
export function benefit(id: string, more: Record<string, unknown> = {}) {
  return { id, icon: 'Sun', title: `Title of ${id}`, description: `About ${id}.`, ...more };
}

/** A house that the schema takes. */
export const HOUSE = {
  id: 'croft',
  name: 'The croft',
  location: 'Eriskay',
  description: 'A small house.',
  imageSrc: '/uploads/croft.svg',
  imageAlt: 'A house by the shore.',
  bedrooms: 3,
  bathrooms: 2,
  rating: 4.9,
  price: '',
  features: ['Stove'],
  sustainabilityFeatures: ['Panels'],
};

/** A service that the schema takes, but for its id. */
export const SERVICE = {
  icon: 'Sun',
  title: 'Panels',
  description: 'Panels for a roof.',
  lead: 'Light is free.',
  features: ['Panels'],
  imageUrl: '/uploads/fallback.svg',
  imageDescription: 'A roof.',
};
