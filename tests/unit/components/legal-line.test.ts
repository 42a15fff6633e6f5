import { expect, test } from 'vitest';
import { legalLine } from '../../../src/components/legal-line.ts';

const registration = {
  name: 'Solan Power Ltd',
  country: 'Scotland',
  number: 'SC123456',
  office: ['1 High Street', 'Kirkwall'],
};

test('shows a company’s registration, country and numbers', () => {
  expect(legalLine({ registration, vatNumber: 'GB 123 4567 89' }, false)).toBe(
    'Solan Power Ltd. Registered in Scotland, number SC123456. Registered office: 1 High Street, Kirkwall. VAT number GB 123 4567 89.',
  );
});

test('shows nothing for an unregistered company', () => {
  expect(legalLine({ vatNumber: 'GB 1' }, false)).toBe('VAT number GB 1.');
  expect(legalLine({}, false)).toBe('');
});

test('shows a sample registration only where samples are allowed', () => {
  const sample = { registration: { ...registration, isPlaceholder: true }, vatNumber: 'GB 0' };
  expect(legalLine(sample, true)).toMatch(/^Solan Power Ltd\. .* VAT number GB 0\.$/);
  expect(legalLine(sample, false)).toBe('');
});
