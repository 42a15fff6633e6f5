import { describe, expect, test } from 'vitest';
import { fakePage } from '../../../support/fake-page.ts';

describe('what was entered', () => {
  test.each([
    ['/solar#calculator?postcode=HS8+5SS', 'calculator', 'postcode=HS8+5SS'],
    ['/solar#?size=4', '', 'size=4'],
    ['/solar#calculator?a=what?', 'calculator', 'a=what?'],
    ['/solar#calculator', 'calculator', ''],
    ['/solar', '', ''],
  ])('stands behind the place in %s', (start, place, entered) => {
    expect(fakePage(start).address.read()).toEqual([place, entered]);
  });

  test.each([
    ['/solar?postcode=HS8+5SS#calculator', '/solar#calculator?postcode=HS8+5SS'],
    ['/solar?postcode=HS8+5SS', '/solar#?postcode=HS8+5SS'],
    ['/solar?postcode=HS1#calculator?postcode=HS8', '/solar#calculator?postcode=HS8'],
    ['/solar#calculator', '/solar#calculator'],
    ['/solar', '/solar'],
  ])('moves there from the query of an address of old: %s', (start, mended) => {
    expect(fakePage(start).steps()).toEqual([mended]);
  });

  test('is written in its place, or as a step of the way back, and leaves no mark where it is nothing', () => {
    const { address, steps } = fakePage('/solar?size=4');
    address.write(['calculator', 'size=5']);
    address.write(['calculator', 'size=6'], true);
    address.write(['', ''], true);
    expect(steps()).toEqual(['/solar#calculator?size=5', '/solar#calculator?size=6', '/solar']);
  });
});

describe('a link within the page', () => {
  test('keeps what was entered', () => {
    const { steps, follow, address } = fakePage('/solar#calculator?size=4');
    follow('#main');
    expect(address.read()).toEqual(['main', 'size=4']);
    expect(steps()).toEqual(['/solar#calculator?size=4', '/solar#main?size=4']);
  });

  test('keeps what was entered at the step that the way back led to', () => {
    const { steps, follow, back, address } = fakePage('/solar#calculator?size=4');
    address.write(['calculator', 'size=5'], true);
    back();
    follow('#main');
    expect(steps()).toEqual(['/solar#calculator?size=4', '/solar#main?size=4']);
  });

  test('that says what was entered leads to its place, as a browser cannot', () => {
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
])('a visit of %s is led to its place where the browser cannot do it', (start, places) => {
  expect(fakePage(start).scrolledTo).toEqual(places);
});

test('the way back leads to what each step held, and scrolls nowhere', () => {
  const { scrolledTo, back, address } = fakePage('/solar#calculator');
  address.write(['calculator', 'size=4'], true);
  back();
  expect(address.read()).toEqual(['calculator', '']);
  expect(scrolledTo).toEqual([]);
});
