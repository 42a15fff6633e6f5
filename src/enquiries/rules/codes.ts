import type { Random } from '../../numbers/random.ts';

const CAPTCHA_LENGTH = 6;

/** Excludes characters that are easily confused with another or with their other case. */
const CAPTCHA_ALPHABET = 'ABDEFGHJMNQRTYabdefghjmnrty347';

/** Generates a code to copy from the screen. */
export function makeCaptcha(random: Random): string {
  return drawCode(CAPTCHA_ALPHABET, CAPTCHA_LENGTH, random);
}

/** Whether a code was copied correctly: case-sensitive, ignoring surrounding whitespace. */
export function isCaptchaCorrect(entered: string, shown: string): boolean {
  return entered.trim() === shown;
}

const REFERENCE_LENGTH = 6;

/** Capitals and digits that are hard to mishear or misread. Without vowels they cannot spell a word. */
const REFERENCE_ALPHABET = '34679CDFGHJKMNPQRTVWXY';

/** A reference to quote on the phone, such as "MR-7K3F9Q": the company's initials, then six characters. */
export function makeReference(company: string, random: Random): string {
  const initials = company.match(/(?<!\p{L})\p{Lu}/gu)?.join('') || 'E';
  return `${initials}-${drawCode(REFERENCE_ALPHABET, REFERENCE_LENGTH, random)}`;
}

/** Draws random characters uniformly from an alphabet. */
function drawCode(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join(
    '',
  );
}
