import { stringify } from 'csv-stringify/sync';
import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import { escapeControls, describeEnquiryStatus } from './list.ts';
import type { StoredEnquiry } from '../../src/inbox/rules/inbox.ts';

/** Except line breaks and tabs, which are allowed in messages. */
const WITHIN_LINES = /[^\t\n\r]+/g;
/** Some spreadsheets also treat a sign after whitespace as a formula. */
const LATE_FORMULA = /^\s+[=+\-@＝＋－＠]/;

/** Replaces control characters with their code points, and prefixes formulas with a quote, even after whitespace. */
function toCell(text: string): string {
  const escaped = text.replace(WITHIN_LINES, escapeControls);
  return LATE_FORMULA.test(escaped) ? `'${escaped}` : escaped;
}

/** Formats enquiries for a spreadsheet, so that no value is treated as a formula. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const fields = ENQUIRY_FIELDS.map(({ column }) => column);
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    new Date(enquiry.received_at).toISOString(),
    ...fields.map((column) => toCell(enquiry[column])),
    describeEnquiryStatus(enquiry),
  ]);
  return stringify(rows, {
    header: true,
    columns: ['reference', 'received', ...fields, 'status'],
    quoted: true,
    // Without a byte order mark, spreadsheets garble accented letters.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
