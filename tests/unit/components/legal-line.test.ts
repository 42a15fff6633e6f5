import { expect, test } from 'vitest';
import { legalLine } from '../../../src/components/legal-line.ts';

const registration = {
  name: 'Solan Power Ltd',
  country: 'Scotland',
  number: 'SC123456',
  office: ['1 High Street', 'Kirkwall'],
};

const contact = {
  phone: '01632 960000',
  email: 'hello@solan.example',
  address: ['2 Pier Road', 'Kirkwall'],
  postcode: 'KW15 1AA',
  latitude: 59,
  longitude: -3,
};

test('shows a company’s registration, country and numbers', () => {
  expect(legalLine({ registration, vatNumber: 'GB 123 4567 89', contact }, false)).toBe(
    'Solan Power Ltd. Registered in Scotland, number SC123456. Registered office: 1 High Street, Kirkwall. VAT number GB 123 4567 89.',
  );
});

test('shows nothing for an unregistered company', () => {
  expect(legalLine({ vatNumber: 'GB 1', contact }, false)).toBe('VAT number GB 1.');
  expect(legalLine({ contact }, false)).toBe('');
});

test('shows a sample registration only where samples are allowed', () => {
  const sample = {
    registration: { ...registration, isPlaceholder: true },
    vatNumber: 'GB 0',
    contact,
  };
  expect(legalLine(sample, true)).toMatch(/^Solan Power Ltd\. .* VAT number GB 0\.$/);
  expect(legalLine(sample, false)).toBe('');
});

test('does not repeat the address above', () => {
  const office = [...contact.address, contact.postcode];
  const line = legalLine({ registration: { ...registration, office }, contact }, false);
  expect(line).toMatch(/ Registered office: as above\.$/);
});
