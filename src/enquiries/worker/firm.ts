import * as z from 'zod/mini';
import firmFile from '#firm.json';
import { companySchema } from '../../content/schemas/company.ts';
import { openChanges, readOpeningHours } from '../../values/dates/opening-hours.ts';

const { name, contact, hours } = companySchema.shape;
const firmSchema = z.pipe(
  z.object({ name, contact, hours, answer: z._default(z.string(), '') }),
  z.transform(({ hours: written, ...firm }) => ({
    ...firm,
    opens: openChanges(readOpeningHours(written)),
  })),
);

type Firm = z.output<typeof firmSchema>;
let firm: Firm | undefined;

/** Facts about the firm, read with the first enquiry so that other requests do not wait for them. */
export const readFirm = (): Firm => (firm ??= z.parse(firmSchema, firmFile));
