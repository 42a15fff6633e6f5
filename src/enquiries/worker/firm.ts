import * as z from 'zod/mini';
import companyFile from '../../../content/company.json';
import { companySchema } from '../../content/schemas/company.ts';
import { memoize } from '../../values/memoize.ts';

/** Facts about the firm, read with the first enquiry so that other requests do not wait for them. */
export const readCompany = memoize(() => z.parse(companySchema, companyFile));
