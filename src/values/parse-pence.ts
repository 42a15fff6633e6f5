import { parseNumber } from './parse-number.ts';

/**
 * Pence: "28", "28p/kWh" and "£0.28" are 28. NaN where `parseNumber` finds no number.
 */
export function parsePence(text: string): number {
  const isMoney = /^\s*£|\d\s*p(?:ence)?(?:$|[ /])/i.test(text);
  const value = parseNumber(text);
  return isMoney ? Number((value * 100).toFixed(6)) : value;
}
