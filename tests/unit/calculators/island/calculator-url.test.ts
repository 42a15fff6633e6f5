import { describe, expect, test } from 'vitest';
import {
  createCalculatorUrl,
  restoreEntries,
} from '../../../../src/calculators/island/use-calculator.ts';
import { fakePage } from '../../../support/fake-page.ts';

const field = { kind: 'number', label: 'A number', default: '', limits: [0, 9] } as const;
const CALCULATOR = { fields: { size: field, cost: field }, figures: ['price'] };

function open(start: string) {
  const { address: page, ...fake } = fakePage(start);
  const calculatorUrl = createCalculatorUrl(CALCULATOR, () => page);
  return { ...fake, calculatorUrl, shared: calculatorUrl.read() };
}

const entries = (size: string, changes = {}) => ({ texts: { size, cost: '' }, changes });

describe('reading entries from a URL', () => {
  test.each([
    ['/solar', undefined],
    ['/solar#calculator?near=HS8&price=2', undefined],
    ['/solar#calculator?size=', { texts: { size: '' }, changes: {} }],
    ['/solar#main?size=%3Cb%3E&near=HS8', { texts: { size: '<b>' }, changes: {} }],
    [
      '/solar#calculator?price=2p&cost=1+000',
      { texts: { cost: '1 000' }, changes: { price: '2p' } },
    ],
    ['/solar#?size=1&size=2', { texts: { size: '2' }, changes: {} }],
    ['/solar#?__proto__=x&constructor=y', undefined],
  ])('reads the entries of %s', (start, entries) => {
    expect(open(start).shared).toEqual(entries);
  });
});

describe('writing entries to the URL', () => {
  test('replaces the previous entries and omits empty ones', () => {
    const { calculatorUrl, steps } = open('/solar#main?near=HS8');
    calculatorUrl.replace(entries('4 kW', { price: '', other: '' }));
    expect(steps()).toEqual(['/solar#calculator?size=4+kW']);
  });

  test('includes changed figures in the URL', () => {
    const { calculatorUrl, steps } = open('/solar');
    calculatorUrl.replace({ texts: { size: '4', cost: '9' }, changes: { price: '31p' } });
    expect(steps()).toEqual(['/solar#calculator?size=4&cost=9&price=31p']);
  });

  test('adds a history entry if requested', () => {
    const { calculatorUrl, steps } = open('/solar#calculator');
    calculatorUrl.push(entries('4'));
    expect(steps()).toEqual(['/solar#calculator', '/solar#calculator?size=4']);
  });

  test('restores a history entry before adding the next', () => {
    const { calculatorUrl, steps } = open('/solar');
    calculatorUrl.push(entries('4'));
    calculatorUrl.replace(entries('5'));
    calculatorUrl.replace(entries('6'));
    calculatorUrl.push(entries('6'));
    expect(steps()).toEqual(['/solar', '/solar#calculator?size=4', '/solar#calculator?size=6']);
  });

  test('adds no history entry if the entries are unchanged', () => {
    const { calculatorUrl, steps } = open('/solar#calculator?size=4');
    calculatorUrl.push(entries('4'));
    expect(steps()).toEqual(['/solar#calculator?size=4']);
  });
});

describe('going back in history', () => {
  test('detects other entries', () => {
    const { calculatorUrl, back } = open('/solar');
    calculatorUrl.push(entries('4'));
    expect(calculatorUrl.hasChanged()).toBe(false);
    back();
    expect(calculatorUrl.hasChanged()).toBe(true);
    expect(calculatorUrl.read()).toBeUndefined();
    expect(calculatorUrl.hasChanged()).toBe(false);
  });

  test.each(['#main', '#?size=4&near=HS8', '#stations?near=HS8&size=4'])(
    'ignores the link %s, which does not affect the calculator',
    (link) => {
      const { calculatorUrl, follow } = open('/solar#calculator?size=4');
      follow(link);
      expect(calculatorUrl.hasChanged()).toBe(false);
    },
  );
});

describe('the initial entries of a calculator', () => {
  const restore = (...args: [Parameters<typeof restoreEntries>[1], Record<string, string>]) =>
    restoreEntries(
      { ...CALCULATOR, fields: { size: { ...field, default: '5' }, cost: field } },
      ...args,
    );
  const shared = { texts: { cost: '9', size: '7' }, changes: { price: '1' } };

  test.each([
    [
      'its defaults despite other forms’ entries',
      undefined,
      { near: 'HS8', toString: 'x' },
      ['5', ''],
      {},
    ],
    ['a shared link’s entries', shared, {}, ['7', '9'], { price: '1' }],
    ['entries typed before hydration', shared, { cost: '', price: '2' }, ['7', ''], { price: '2' }],
  ])('uses %s', (_, link, typed, [size, cost], changes) => {
    const restored = restore(link, typed);
    expect(restored).toEqual({ texts: { size, cost }, changes });
    // For the URL.
    expect(Object.keys(restored.texts)).toEqual(['size', 'cost']);
  });
});
