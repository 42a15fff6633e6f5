import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BookedDays } from '../../../../src/booking/island/BookedDays.tsx';
import type { Availability } from '../../../../src/booking/rules/stay.ts';

const asOf = '2026-08-10';
const INCOMPLETE = /more days may be taken/;
const COMPLETE = /No days were taken|Nothing is booked/;

const show = (availability: Availability, today?: string) =>
  renderToStaticMarkup(createElement(BookedDays, { availability, today }));

describe('the list of taken days', () => {
  test('states that no days are taken only if all bookings were read', () => {
    expect(show({ asOf, booked: [] })).toMatch(COMPLETE);
    expect(show({ asOf, booked: [] })).not.toMatch(INCOMPLETE);
    const none = show({ asOf, booked: [], isIncomplete: true });
    expect(none).toMatch(INCOMPLETE);
    expect(none).not.toMatch(COMPLETE);
  });

  test('lists taken days with a warning if bookings are incomplete', () => {
    const booked = [['2026-08-18', '2026-08-21']] as const;
    const some = show({ asOf, booked, isIncomplete: true });
    expect(some).toMatch(INCOMPLETE);
    expect(some).toContain('18 to 21 August 2026');
    const past = show({ asOf, booked, isIncomplete: true }, '2026-09-01');
    expect(past).toMatch(INCOMPLETE);
    expect(past).not.toMatch(COMPLETE);
  });
});
