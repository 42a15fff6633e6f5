import type { ContentFolder } from './manifest.ts';

/** The page of this site that shows an item. */
export function pageOf(folder: ContentFolder, id: string): string {
  switch (folder) {
    case 'services':
      return `/services/${id}`;
    case 'case-studies':
      return `/case-studies/${id}`;
    case 'properties':
      return `/hospitality/${id}`;
    case 'benefits':
      return '/services#benefits';
  }
}
