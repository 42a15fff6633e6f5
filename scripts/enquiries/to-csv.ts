import { stringify } from 'csv-stringify/sync';
import { ENQUIRY_FIELDS } from '../../src/model/enquiry/fields.ts';
import { stateOf } from './list.ts';
import type { StoredEnquiry } from './stored.ts';

/** The enquiries for a spreadsheet, which takes none of their text for a formula. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const fields = ENQUIRY_FIELDS.map(({ column }) => column);
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    new Date(enquiry.received_at).toISOString(),
    ...fields.map((column) => enquiry[column]),
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
