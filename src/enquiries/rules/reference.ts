import type { Random } from '../../values/seeded-random.ts';
import { drawCode } from './readable-code.ts';

const LENGTH = 6;

/** Capitals and digits that are hard to mishear or misread; no vowels, so no words. */
const ALPHABET = '34679CDFGHJKMNPQRTVWXY';

/** A reference to quote on the phone, such as "MR-7K3F9Q": the firm's initials, then six characters. */
export function makeReference(firm: string, random: Random): string {
  const initials = firm.match(/(?<!\p{L})\p{Lu}/gu)?.join('') || 'E';
  return `${initials}-${drawCode(ALPHABET, LENGTH, random)}`;
}
