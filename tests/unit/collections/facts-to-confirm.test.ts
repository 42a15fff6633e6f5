import { describe, expect, test } from 'vitest';
import companyFile from '../../../content/company.json' with { type: 'json' };
import { listFactsToConfirm } from '../../../src/collections/facts-to-confirm.ts';
import { companySchema, type Company } from '../../../src/model/schemas/company.ts';

const company = companySchema.parse(companyFile);
const REAL = {
  ...company.contact,
  phone: '01878 700000',
  phoneHref: 'tel:+441878700000',
  email: 'hello@machair.scot',
};
const settled: Company = { ...company, incorporated: company.experienceSince, contact: REAL };
const fieldsOf = (each: Company) => listFactsToConfirm(each).map(({ field }) => field);

describe('facts to confirm', () => {
  test('are none in a file without contradictions and placeholders', () => {
    expect(listFactsToConfirm(settled)).toEqual([]);
  });

  test('are the two years as long as they differ, both named', () => {
    const [fact] = listFactsToConfirm({ ...settled, experienceSince: 1999, incorporated: 2003 });
    expect(fact?.value).toBe('1999 or 2003');
    expect(fact?.why).toContain('counted from 1999');
    expect(fact?.why).toContain('incorporated in 2003');
  });

  test.each(['+441632960418', '01632960418', '+442079460123', '07700900123', '+441414960999'])(
    'are the number %s, and with it name and address',
    (number) => {
      const contact = { ...REAL, phoneHref: `tel:${number}` };
      expect(fieldsOf({ ...settled, contact })).toEqual(['contact.phone', 'name, contact.address']);
    },
  );

  test('are an email address that takes no mail, and with it name and address', () => {
    const contact = { ...REAL, email: 'hello@machair.example' };
    expect(fieldsOf({ ...settled, contact })).toEqual(['contact.email', 'name, contact.address']);
  });
});
