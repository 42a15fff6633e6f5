import { describe, expect, test } from 'vitest';
import { fakePage } from '../../../support/fake-page.ts';

describe('the entries', () => {
  test.each([
    ['/solar#calculator?postcode=HS8+5SS', 'calculator', 'postcode=HS8+5SS'],
    ['/solar#?size=4', '', 'size=4'],
    ['/solar#calculator?a=what?', 'calculator', 'a=what?'],
    ['/solar#calculator', 'calculator', ''],
    ['/solar', '', ''],
  ])('reads the entries from the fragment of %s', (start, part, entered) => {
    expect(fakePage(start).address.read()).toEqual([part, entered]);
  });

  test.each([
    ['/solar?postcode=HS8+5SS#calculator', '/solar#calculator?postcode=HS8+5SS'],
    ['/solar?postcode=HS8+5SS', '/solar#?postcode=HS8+5SS'],
    ['/solar?postcode=HS1#calculator?postcode=HS8', '/solar#calculator?postcode=HS8'],
    ['/solar#calculator', '/solar#calculator'],
    ['/solar', '/solar'],
  ])('moves the entries from the query of an older URL to the fragment: %s', (start, address) => {
    expect(fakePage(start).steps()).toEqual([address]);
  });

  test('adds a history entry only if requested', () => {
    const { address, steps } = fakePage('/solar?size=4');
    address.write(['calculator', 'size=5']);
    address.write(['calculator', 'size=6'], true);
    address.write(['', ''], true);
    expect(steps()).toEqual(['/solar#calculator?size=5', '/solar#calculator?size=6', '/solar']);
  });
});

describe('a link within the page', () => {
  test('keeps the entries after a link within the page', () => {
    const { steps, follow, address } = fakePage('/solar#calculator?size=4');
    follow('#main');
    expect(address.read()).toEqual(['main', 'size=4']);
    expect(steps()).toEqual(['/solar#calculator?size=4', '/solar#main?size=4']);
  });

  test('keeps the entries of the history entry reached', () => {
    const { steps, follow, back, address } = fakePage('/solar#calculator?size=4');
    address.write(['calculator', 'size=5'], true);
    back();
    follow('#main');
    expect(steps()).toEqual(['/solar#calculator?size=4', '/solar#main?size=4']);
  });

  test('scrolls to the element of a link with entries', () => {
    const { scrolledTo, follow, address } = fakePage('/planner?panels=4');
    follow('#planner?battery=9');
    expect(address.read()).toEqual(['planner', 'battery=9']);
    follow('#planner?');
    expect(address.read()).toEqual(['planner', '']);
    expect(scrolledTo).toEqual(['planner', 'planner']);
  });
});

test.each([
  ['/solar#calculator?size=4', ['calculator']],
  ['/solar?size=4#calculator', []],
])('scrolls to the element of %s if the browser cannot', (start, places) => {
  expect(fakePage(start).scrolledTo).toEqual(places);
});

test('restores each entry without scrolling when going back', () => {
  const { scrolledTo, back, address } = fakePage('/solar#calculator');
  address.write(['calculator', 'size=4'], true);
  back();
  expect(address.read()).toEqual(['calculator', '']);
  expect(scrolledTo).toEqual([]);
});
