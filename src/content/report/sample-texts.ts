import { createHash } from 'node:crypto';
import sample from './sample-texts.json' with { type: 'json' };
import type { FactToConfirm } from './facts-to-confirm.ts';

/** Shorter ones are words of buttons and the like, which suit every firm. */
const LONG_ENOUGH = 17;
/** Names of things, not words. */
const NO_WORDS = ['$schema', 'id'];

const fingerprints = new Set<string>(sample);

/** A text by which it is known again. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The fingerprints of all texts of some files. */
export const fingerprintsOf = (files: Iterable<unknown>): string[] =>
  [...new Set([...files].flatMap((file) => textsIn(file).map(fingerprint)))].toSorted();

/**
 * Lists the files about the firm that still hold texts as they came with the site.
 * @param files what they hold, by path
 */
export function listSampleTexts(files: ReadonlyMap<string, object>): FactToConfirm[] {
  return [...files].flatMap(([file, content]) => {
    const counts = Object.entries(content).flatMap(([field, value]): [string, number][] => {
      if (NO_WORDS.includes(field)) return [];
      const kept = textsIn(value).filter((text) => fingerprints.has(fingerprint(text)));
      return kept.length > 0 ? [[field, kept.length]] : [];
    });
    if (counts.length === 0) return [];
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    return [
      {
        file,
        field: counts.map(([field]) => field).join(', '),
        value: total === 1 ? 'One text' : `${total} texts`,
        why: 'Word for word as it came with the site. Keep what is true of you too, and change the rest.',
      },
    ];
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.length >= LONG_ENOUGH && !/^\.{0,2}\//.test(value) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
