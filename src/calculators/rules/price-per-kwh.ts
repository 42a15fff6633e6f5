import { parseNumber } from '../../values/parse-number.ts';

/** Pounds a kWh from which on pence are likelier to be meant. */
const LIKELY_PENCE = 2;

/** Asks whoever types so many pounds for a kWh whether pence are meant; empty for any other text. */
function askForPence(text: string): string {
  if (!(parseNumber(text) >= LIKELY_PENCE)) return '';
  const typed = text.replace(/[^\d.,]/g, '');
  return `£${typed} a kWh? For pence write ${typed}p`;
}

/** What fields for a price in pounds per kWh have in common. */
export const PRICE_PER_KWH = { prefix: '£', advise: askForPence } as const;
