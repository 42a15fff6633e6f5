import type { FileCheck, FileStatus, FileOrigin } from '../content/model/manifest.ts';
import { countOf } from '../numbers/format.ts';
import type { FileRow } from './create-dashboard-reader.ts';

export const FILE_STATE_WORDS: Record<FileStatus, string> = {
  live: 'Live',
  changed: 'Changed since the last update',
  skipped: 'Skipped because of mistakes',
  new: 'Not on the site yet',
  gone: 'Deleted, but still on the site',
  hidden: 'Hidden',
  'built-in': 'Came with the site',
  'page-only': 'Came with the site, not listed',
};

/** The state of a row on the site, and the effect of the next build. */
export function describeFileState({ status, item, check }: FileRow): string {
  const shown = `The site shows ${item ? SHOWN[item.origin] : 'nothing'}.`;
  const words: Record<FileStatus, string> = {
    live: 'The site shows this file.',
    changed: shown,
    skipped: shown,
    new: check ? 'The last update skipped it.' : 'The next update adds it if it has no mistakes.',
    gone: 'The next update removes it, unless it came with the site.',
    hidden: 'It has no page and is not listed.',
    'built-in': 'The site shows the original.',
    'page-only':
      'Its page stays online. To remove it, add an item with this address and switch on “Hidden”.',
  };
  return words[status];
}

const SHOWN: Record<FileOrigin, string> = {
  repository: 'an older version',
  'last-good': 'its last good version',
  'built-in': 'the original that came with the site',
};

/** The result of a file's check in a few words. */
export function describeCheck({ isUsed, problems }: FileCheck): string {
  if (isUsed) return problems.length > 0 ? 'Used, but has mistakes' : 'No mistakes';
  return `Not used: ${countOf(problems.length, 'mistake')}`;
}

/** Counts rows by their state: "3 live, 1 not on the site yet". */
export function summarise(rows: readonly FileRow[]): string {
  return Object.entries(FILE_STATE_WORDS)
    .flatMap(([status, words]) => {
      const count = rows.filter((row) => row.status === status).length;
      return count > 0 ? [`${count} ${words.toLowerCase()}`] : [];
    })
    .join('; ');
}

/** A moment, in the editor's own time unless a zone is named: "20 November 2026 at 09:30". */
export function describeMoment(iso: string, timeZone?: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
}
