import type { Day } from '../../dates/days.ts';
import type { Company } from '../model/schemas/company.ts';

interface Ordered {
  id: string;
  order?: number | undefined;
}

/** Sorts by `order`, then by id; items without an order come last. */
export function byOrder(a: Ordered, b: Ordered): number {
  return (a.order ?? Infinity) === (b.order ?? Infinity)
    ? Number(a.id > b.id) - Number(a.id < b.id)
    : (a.order ?? Infinity) - (b.order ?? Infinity);
}

interface WithAliases {
  id: string;
  aliases?: string[] | undefined;
}

/** All URLs under /services, and their services. An id always wins over an alias, and an earlier alias over a later one. */
export function listServicePages<T extends WithAliases>(services: readonly T[]) {
  const pages = new Map(services.map((service) => [service.id, service]));
  for (const service of services) {
    for (const alias of service.aliases ?? []) {
      if (!pages.has(alias)) pages.set(alias, service);
    }
  }
  return [...pages].map(([slug, service]) => ({ slug, service }));
}

/** The latest date of change among these items. */
export const latestUpdate = (items: readonly { updated?: Day | undefined }[]): Day | undefined =>
  items
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);

/** The milestones, with the year of incorporation filled in wherever an entry refers to it. */
export function listTimeline(company: Pick<Company, 'timeline' | 'incorporated'>) {
  return company.timeline.map((entry) => ({
    ...entry,
    year: entry.year === 'incorporated' ? company.incorporated : entry.year,
  }));
}
