import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import companyFile from '../../../content/company.json' with { type: 'json' };
import batteryStorage from '../../../content/services/battery-storage.json' with { type: 'json' };
import figuresFile from '../../../content/figures.json' with { type: 'json' };
import { listFactsToConfirm } from '../../../src/collections/facts-to-confirm.ts';
import { companySchema, type Company } from '../../../src/model/schemas/company.ts';

const company = companySchema.parse(companyFile);
const { kw3Price, electricityPrice } = figuresFile;
const figures = { kw3Price, electricityPrice };
const REAL = {
  ...company.contact,
  phone: '01878 700000',
  phoneHref: 'tel:+441878700000',
  email: 'hello@machair.scot',
};
const settled: Company = { ...company, incorporated: company.experienceSince, contact: REAL };
const fieldsOf = (each: Company) => listFactsToConfirm(each, [], {}).map(({ field }) => field);

describe('facts to confirm', () => {
  test('are none in a file without contradictions and placeholders', () => {
    expect(listFactsToConfirm(settled, [{ id: 'solar' }], {})).toEqual([]);
  });

  test('are the two years as long as they differ, both named', () => {
    const [fact] = listFactsToConfirm(
      { ...settled, experienceSince: 1999, incorporated: 2003 },
      [],
      {},
    );
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

  test('are the named product of a service as long as it is a placeholder', () => {
    const { isPlaceholder, ...own } = batteryStorage.batteryProduct;
    expect(isPlaceholder).toBe(true);
    expect(listFactsToConfirm(settled, [batteryStorage], {})).toMatchObject([
      { file: 'services/battery-storage.json', field: 'batteryProduct', value: own.name },
    ]);
    expect(
      listFactsToConfirm(settled, [{ id: 'battery-storage', batteryProduct: own }], {}),
    ).toEqual([]);
  });

  test('are the figures that are marked as placeholders', () => {
    expect(listFactsToConfirm(settled, [], figures)).toMatchObject([
      { file: 'content/figures.json', field: 'kw3Price', value: '16000 £' },
    ]);
  });

  test('stand in files that the first steps of the README name', () => {
    const [, steps = ''] = readFileSync('README.md', 'utf8').split('### First steps');
    const facts = listFactsToConfirm(company, [batteryStorage], figures);
    const files = facts.map(({ file }) => (file.startsWith('content/') ? file : `content/${file}`));
    expect(new Set(files).size).toBe(3);
    for (const file of files) expect(steps.split('\n## ')[0]).toContain(`\`${file}\``);
  });
});
