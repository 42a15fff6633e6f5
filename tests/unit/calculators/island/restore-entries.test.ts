import { expect, test } from 'vitest';
import { restoreEntries } from '../../../../src/calculators/island/address.ts';

const number = { kind: 'number', label: 'A number', default: '' } as const;
const CALCULATOR = {
  fields: { size: { ...number, default: '5' }, cost: number },
  figures: ['price'],
};
const restore = (...args: [Parameters<typeof restoreEntries>[1], Record<string, string>]) =>
  restoreEntries(CALCULATOR, ...args);

test('a calculator begins with its defaults', () => {
  expect(restore(undefined, {})).toEqual({ texts: { size: '5', cost: '' }, changes: {} });
});

test('what a shared link says takes the place of the defaults', () => {
  expect(restore({ texts: { cost: '9' }, changes: { price: '1' } }, {})).toEqual({
    texts: { size: '5', cost: '9' },
    changes: { price: '1' },
  });
});

test('what was typed early stands before what a shared link says', () => {
  const shared = { texts: { size: '7', cost: '9' }, changes: { price: '1' } };
  expect(restore(shared, { cost: '', price: '2' })).toEqual({
    texts: { size: '7', cost: '' },
    changes: { price: '2' },
  });
});

test('names that are not the calculator’s are passed over', () => {
  expect(restore(undefined, { near: 'HS8', toString: 'x' })).toEqual(restore(undefined, {}));
});

test('texts stand in the order of the fields, for the address', () => {
  const { texts } = restore({ texts: { cost: '9', size: '7' }, changes: {} }, {});
  expect(Object.keys(texts)).toEqual(['size', 'cost']);
});
