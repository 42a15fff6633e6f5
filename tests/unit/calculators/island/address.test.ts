import { describe, expect, test } from 'vitest';
import { createAddress } from '../../../../src/calculators/island/address.ts';

const field = { kind: 'number', label: 'A number', default: '' } as const;
const CALCULATOR = { fields: { size: field, cost: field }, figures: ['price'] };

/** A window with an address and a way back, as far as an address needs one. */
function fakePage(start: string) {
  const steps = [new URL(start, 'https://machair.example')];
  let at = 0;
  const here = () => steps[at] ?? new URL('about:blank');
  const location = {
    get pathname() {
      return here().pathname;
    },
    get search() {
      return here().search;
    },
    get hash() {
      return here().hash;
    },
  };
  const go = (address: string) => new URL(address, here());
  const history = {
    replaceState: (_: unknown, __: string, address: string) => {
      steps[at] = go(address);
    },
    pushState: (_: unknown, __: string, address: string) => {
      const next = go(address);
      at += 1;
      steps.splice(at, Infinity, next);
    },
  };
  return {
    page: { location, history } as unknown as Window,
    steps: () => steps.map(({ pathname, search, hash }) => pathname + search + hash),
    back: () => (at -= 1),
    visit: (address: string) => (steps[at] = go(address)),
  };
}

function open(start: string) {
  const fake = fakePage(start);
  const address = createAddress(CALCULATOR, fake.page);
  return { ...fake, address, shared: address.read() };
}

const entries = (size: string, changes = {}) => ({ texts: { size, cost: '' }, changes });

describe('what an address holds', () => {
  test.each([
    ['/solar', undefined],
    ['/solar?near=HS8&price=2', undefined],
    ['/solar?size=', { texts: { size: '' }, changes: {} }],
    ['/solar?size=%3Cb%3E&near=HS8', { texts: { size: '<b>' }, changes: {} }],
    [
      '/solar?price=2p&cost=1+000#calculator',
      { texts: { cost: '1 000' }, changes: { price: '2p' } },
    ],
    ['/solar?size=1&size=2', { texts: { size: '2' }, changes: {} }],
    ['/solar?__proto__=x&constructor=y', undefined],
  ])('is read from %s', (start, held) => {
    expect(open(start).shared).toEqual(held);
  });
});

describe('showing entries', () => {
  test('takes the place of the address before, without what is empty', () => {
    const { address, steps } = open('/solar?near=HS8#main');
    address.replace(entries('4 kW', { price: '', other: '' }));
    expect(steps()).toEqual(['/solar?size=4+kW#calculator']);
  });

  test('has changed figures in it too', () => {
    const { address, steps } = open('/solar');
    address.replace({ texts: { size: '4', cost: '9' }, changes: { price: '31p' } });
    expect(steps()).toEqual(['/solar?size=4&cost=9&price=31p#calculator']);
  });

  test('is a step of the way back where it is asked for', () => {
    const { address, steps } = open('/solar#calculator');
    address.push(entries('4'));
    expect(steps()).toEqual(['/solar#calculator', '/solar?size=4#calculator']);
  });

  test('puts what a step stood for back into it before the next one', () => {
    const { address, steps } = open('/solar');
    address.push(entries('4'));
    address.replace(entries('5'));
    address.replace(entries('6'));
    address.push(entries('6'));
    expect(steps()).toEqual(['/solar', '/solar?size=4#calculator', '/solar?size=6#calculator']);
  });

  test('makes no step to where it is', () => {
    const { address, steps } = open('/solar?size=4#calculator');
    address.push(entries('4'));
    expect(steps()).toEqual(['/solar?size=4#calculator']);
  });
});

describe('somewhere else', () => {
  test('is where the way back leads to other entries', () => {
    const { address, back } = open('/solar');
    address.push(entries('4'));
    expect(address.isElsewhere()).toBe(false);
    back();
    expect(address.isElsewhere()).toBe(true);
    expect(address.read()).toBeUndefined();
    expect(address.isElsewhere()).toBe(false);
  });

  test.each(['#main', '?size=4&near=HS8', '?near=HS8&size=4#stations'])(
    'is not %s, which changes nothing of the calculator',
    (link) => {
      const { address, visit } = open('/solar?size=4');
      visit(link.startsWith('#') ? `/solar?size=4${link}` : link);
      expect(address.isElsewhere()).toBe(false);
    },
  );
});
