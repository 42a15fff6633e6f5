import { ABOVE_ZERO } from '../../forms/rules/fields.ts';
import { parseNumber } from '../../numbers/parse.ts';

/** What the fields for a cost have in common. */
export const COST = { kind: 'pounds', prefix: '£', default: '', limits: ABOVE_ZERO } as const;

/** What the fields for a site's postcode have in common. */
export const POSTCODE_FIELD = {
  kind: 'postcode',
  label: 'Postcode',
  default: '',
  isRequired: true,
  error: 'Please enter a valid UK postcode',
} as const;

/** From this many pounds per kWh, the visitor probably meant pence. */
const LIKELY_PENCE = 2;

/** Asks whether pence were meant, if the price in pounds is that high; empty for any other text. */
function askForPence(text: string): string {
  if (!(parseNumber(text) >= LIKELY_PENCE)) return '';
  const typed = text.replace(/[^\d.,]/g, '');
  return `£${typed} a kWh? For pence write ${typed}p`;
}

/** What all fields for a price per kWh have in common. */
export const PRICE_PER_KWH = { prefix: '£', advise: askForPence } as const;
