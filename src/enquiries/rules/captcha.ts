import type { Random } from '../../values/seeded-random.ts';
import { drawCode } from './readable-code.ts';

export const CAPTCHA_LENGTH = 6;

/** No characters that are easily confused with another or with their other case. */
const ALPHABET = 'ABDEFGHJMNQRTYabdefghjmnrty347';

/** A code to copy from the screen. */
export function makeCaptcha(random: Random): string {
  return drawCode(ALPHABET, CAPTCHA_LENGTH, random);
}

/** Whether a code was copied correctly; case matters, surrounding spaces do not. */
export function isCaptchaRight(entered: string, shown: string): boolean {
  return entered.trim() === shown;
}
