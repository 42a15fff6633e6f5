import { describe, expect, test } from 'vitest';
import { completeItem } from '../../../../src/content/items/complete-item.ts';
import { KINDS } from '../../../../src/content/kinds/kinds.ts';
import { SPECIFIED } from '../../../support/items.ts';

const SERVICE = { ...SPECIFIED.services, id: 'solar' };
const BUILT_IN = {
  ...SERVICE,
  title: 'Built in',
  lead: 'A lead of old.',
  order: 2,
  calculator: 'solar',
  aliases: ['sun', 'panels'],
};

describe('texts that a file does not give', () => {
  test.each([
    ['services', { lead: '', imageDescription: 'Panels' }],
    ['properties', { price: '', imageAlt: 'The croft, Eriskay' }],
    ['case-studies', { imageAlt: 'A turbine' }],
  ] as const)('are made of the specified ones for %s', (folder, made) => {
    const given = Object.entries(SPECIFIED[folder]).filter(([name]) => !Object.hasOwn(made, name));
    const item = { ...Object.fromEntries(given), id: 'a' };
    expect(completeItem(item, KINDS[folder], undefined)).toEqual({ ...item, ...made });
  });

  test('are made of what the file says, not of what is built in', () => {
    expect(completeItem(SERVICE, KINDS.services, BUILT_IN)).toMatchObject({
      title: 'Panels',
      lead: '',
    });
  });

  test('stay as the file gives them', () => {
    const item = { ...SERVICE, lead: 'Light is free.' };
    expect(completeItem(item, KINDS.services, BUILT_IN)).toHaveProperty('lead', 'Light is free.');
  });
});

describe('how the site uses an item', () => {
  test('comes from the built-in one where the file does not say', () => {
    const item = completeItem(SERVICE, KINDS.services, BUILT_IN);
    expect(item).toMatchObject({ order: 2, calculator: 'solar' });
  });

  test('is what the file says', () => {
    const item = completeItem({ ...SERVICE, order: 0 }, KINDS.services, BUILT_IN);
    expect(item).toMatchObject({ order: 0, calculator: 'solar' });
  });

  test('is nothing where neither says anything', () => {
    const made = ['imageDescription', 'lead'];
    const item = completeItem(SERVICE, KINDS.services, undefined);
    expect(Object.keys(item).sort()).toEqual([...Object.keys(SERVICE), ...made].sort());
  });
});

test.each([
  [undefined, ['sun', 'panels']],
  [['roofs'], ['roofs', 'sun', 'panels']],
  [['panels'], ['panels', 'sun']],
  [[], ['sun', 'panels']],
])('further addresses of the built-in item stay beside %j', (aliases, all) => {
  const item = { ...SERVICE, ...(aliases && { aliases }) };
  expect(completeItem(item, KINDS.services, BUILT_IN)['aliases']).toEqual(all);
});
