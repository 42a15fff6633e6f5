import * as z from 'zod/mini';
import firmFile from '#firm.json';
import { companySchema } from '../../content/schemas/company.ts';
import { memoize } from '../../values/memoize.ts';

const { name, contact } = companySchema.shape;
const firmSchema = z.object({ name, contact });

/** Facts about the firm, read with the first enquiry so that other requests do not wait for them. */
export const readFirm = memoize(() => z.parse(firmSchema, firmFile));
