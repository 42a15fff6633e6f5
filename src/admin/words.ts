import type { Check, Standing, Origin } from '../content/model/manifest.ts';
import type { FileRow } from './create-reader.ts';

export const STANDING_WORDS: Record<Standing, string> = {
  live: 'Live',
  changed: 'Changed since this build',
  'left-out': 'Left out of this build',
  new: 'Not on the site yet',
  gone: 'Gone from the repository, still on the site',
  hidden: 'Hidden',
  'built-in': 'Built in',
  'page-only': 'Built in, in no list',
};

/** What the site shows for a row, and what happens to it next. */
export function describeStanding({ standing, item, check }: FileRow): string {
  const shown = `The site shows ${item ? SHOWN[item.origin] : 'nothing'}.`;
  const words: Record<Standing, string> = {
    live: 'The site shows this file.',
    changed: shown,
    'left-out': shown,
    new: check ? 'The build left it out.' : 'A build adds it once it is valid.',
    gone: 'The next build takes it off.',
    hidden: 'It has no page and is in no list.',
    'built-in': 'It comes with the site.',
    'page-only': 'Its page stays. A file with "hidden": true takes it off.',
  };
  return words[standing];
}

const SHOWN: Record<Origin, string> = {
  repository: 'an older version',
  'last-good': 'its last good version',
  'built-in': 'the built-in item of this name',
};

/** Whether a file is valid, in a few words. */
export function describeCheck({ isUsed, problems }: Check): string {
  if (isUsed) return problems.length > 0 ? 'Valid, but for this' : 'Valid';
  return `Not valid: ${problems.length} to mend`;
}

/** Counts rows by their state: "3 live, 1 not on the site yet". */
export function summarise(rows: readonly FileRow[]): string {
  return Object.entries(STANDING_WORDS)
    .flatMap(([standing, words]) => {
      const count = rows.filter((row) => row.standing === standing).length;
      return count > 0 ? [`${count} ${words.toLowerCase()}`] : [];
    })
    .join('; ');
}

/** A moment, in the editor's own time unless a zone is named: "20 November 2026 at 09:30". */
export function describeMoment(iso: string, timeZone?: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
}
