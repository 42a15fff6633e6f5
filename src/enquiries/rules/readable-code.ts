import type { Random } from '../../values/seeded-random.ts';

/** Draws random characters from an alphabet, all equally likely. */
export function drawCode(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join(
    '',
  );
}
