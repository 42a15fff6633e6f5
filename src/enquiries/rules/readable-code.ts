import type { Random } from '../../values/seeded-random.ts';

/** Draws characters of an alphabet, each as likely as the others. */
export function drawCode(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join(
    '',
  );
}
