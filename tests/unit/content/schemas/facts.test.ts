import { expect, test } from 'vitest';
import { factsOf, FIRM_FACTS, LINK_FACTS } from '../../../../src/content/schemas/facts.ts';
import type { Company } from '../../../../src/content/schemas/company.ts';

const COMPANY = {
  name: 'Firm',
  place: 'Isle of May',
  experienceSince: 1999,
  experienceClaim: 'over 20 years',
  incorporated: 2001,
  staff: 4,
  contact: {
    phone: '01632 960001',
    email: 'office@firm.example',
    address: ['1 Shore Street', 'Town'],
    postcode: 'AB1 2CD',
  },
  payment: ['Visa', 'Mastercard', 'Bank Transfer'],
  minimumAge: 13,
  minimumNights: 3,
} as unknown as Company;

test('the facts of a firm are words, and links where a text may have them', () => {
  const facts = factsOf(COMPANY);
  expect(facts).toEqual({
    name: 'Firm',
    phone: '01632 960001',
    email: 'office@firm.example',
    address: '1 Shore Street, Town',
    postcode: 'AB1 2CD',
    staff: '4',
    staffInWords: 'Four',
    experienceSince: '1999',
    experienceClaim: 'over 20 years',
    incorporated: '2001',
    minimumNights: '3',
    minimumAge: '13',
    place: 'Isle of May',
    payment: 'Visa, Mastercard and Bank Transfer',
    phoneLink: '<a href="tel:+441632960001">01632 960001</a>',
    emailLink: '<a href="mailto:office@firm.example">office@firm.example</a>',
  });
  expect(Object.keys(facts)).toEqual([...FIRM_FACTS, ...LINK_FACTS]);
});

test('a link is made of words', () => {
  const contact = { ...COMPANY.contact, phone: '<b>01632</b>' };
  expect(factsOf({ ...COMPANY, contact })['phoneLink']).toBe(
    '<a href="tel:+441632">&lt;b&gt;01632&lt;/b&gt;</a>',
  );
});

test('one form of payment stands alone', () => {
  expect(factsOf({ ...COMPANY, payment: ['Cash'] })['payment']).toBe('Cash');
});
