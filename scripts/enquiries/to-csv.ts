import { stringify } from 'csv-stringify/sync';
import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import { showInert, stateOf } from './list.ts';
import type { StoredEnquiry } from './stored.ts';

/** All but line breaks and tabs, which belong to messages. */
const WITHIN_LINES = /[^\t\n\r]+/g;
/** Behind blanks a sign makes a formula as well, in some spreadsheets. */
const LATE_FORMULA = /^\s+[=+\-@＝＋－＠]/;

/** Text with each steering character shown by its number, and a quote before a formula behind blanks. */
function toCell(text: string): string {
  const shown = text.replace(WITHIN_LINES, showInert);
  return LATE_FORMULA.test(shown) ? `'${shown}` : shown;
}

/** The enquiries for a spreadsheet, which takes none of their text for a formula. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const fields = ENQUIRY_FIELDS.map(({ column }) => column);
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    new Date(enquiry.received_at).toISOString(),
    ...fields.map((column) => toCell(enquiry[column])),
    stateOf(enquiry),
  ]);
  return stringify(rows, {
    header: true,
    columns: ['reference', 'received', ...fields, 'state'],
    quoted: true,
    // Without it a spreadsheet reads accents in the wrong alphabet.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
