import type { Company } from '../schemas/company.ts';

/** The milestones, with the year of incorporation filled in wherever an entry refers to it. */
export function listTimeline(company: Pick<Company, 'timeline' | 'incorporated'>) {
  return company.timeline.map((entry) => ({
    ...entry,
    year: entry.year === 'incorporated' ? company.incorporated : entry.year,
  }));
}
