import { ABOVE_ZERO } from '../../forms/rules/fields.ts';
import { parseNumber } from '../../numbers/parse.ts';

/** Shared by the fields for a cost. */
export const COST_FIELD = { kind: 'pounds', prefix: '£', default: '', limits: ABOVE_ZERO } as const;

/** Shared by the fields for a site's postcode. */
export const POSTCODE_FIELD = {
  kind: 'postcode',
  label: 'Postcode',
  default: '',
  isRequired: true,
  error: 'Please enter a valid UK postcode',
} as const;

/** From this many pounds per kWh, the visitor probably meant pence. */
const LIKELY_PENCE = 2;

/** Advice if a price in pounds was probably meant in pence; empty for any other input. */
function adviseOnPence(text: string): string {
  if (!(parseNumber(text) >= LIKELY_PENCE)) return '';
  const typed = text.replace(/[^\d.,]/g, '');
  return `Is £${typed} per kWh right? For pence, enter ${typed}p`;
}

/** Shared by the fields for a price per kWh. */
export const PRICE_PER_KWH_FIELD = { prefix: '£', advise: adviseOnPence } as const;
