import { stringify } from 'csv-stringify/sync';
import { stateOf } from './list.ts';
import type { StoredEnquiry } from './stored.ts';

/** The enquiries for a spreadsheet, which takes none of their text for a formula. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => ({
    reference: enquiry.reference,
    received: new Date(enquiry.received_at).toISOString(),
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    service: enquiry.service,
    subject: enquiry.subject,
    message: enquiry.message,
    state: stateOf(enquiry),
  }));
  return stringify(rows, {
    header: true,
    columns: [
      'reference',
      'received',
      'name',
      'email',
      'phone',
      'service',
      'subject',
      'message',
      'state',
    ],
    quoted: true,
    // Without it a spreadsheet reads accents in the wrong alphabet.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
