import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import companyFile from '../../../fixtures/firm/company.json' with { type: 'json' };
import { companySchema } from '../../../../src/content/schemas/company.ts';

test.each(['place', 'directions', 'mapAlt'])('a firm need not give its %s', (field) => {
  const company = Object.fromEntries(
    Object.entries(companyFile).filter(([name]) => name !== field),
  );
  expect(z.safeParse(companySchema, company).success).toBe(true);
});

test('a firm need not hold a certificate', () => {
  const company = { ...companyFile, certifications: [] };
  expect(z.safeParse(companySchema, company).success).toBe(true);
});
