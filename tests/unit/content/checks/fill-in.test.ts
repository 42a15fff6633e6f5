import { expect, test } from 'vitest';
import { fillIn } from '../../../../src/content/checks/fill-in.ts';

test('what is given stays, and what it lacks is filled in, inside its objects too', () => {
  const base = { title: 'A', intro: { lead: 'B', more: 'C' }, tags: ['x', 'y'] };
  expect(fillIn({ intro: { lead: 'D' }, tags: ['z'], own: 1 }, base)).toEqual({
    title: 'A',
    intro: { lead: 'D', more: 'C' },
    tags: ['z'],
    own: 1,
  });
});

test.each([[['a']], ['text'], [null]])(
  '%j is no object, and stays for the check to refuse',
  (given) => {
    expect(fillIn(given, { title: 'A' })).toEqual(given);
  },
);
