import { describe, expect, test } from 'vitest';
import { listTimeline } from '../../../../src/content/queries/timeline.ts';

const FOUNDING = { year: 'incorporated', title: 'Founding', text: 'We begin.' } as const;
const GROWTH = { year: 2018, title: 'Team Growth', text: 'We are five.' };

describe('listTimeline', () => {
  test('fills in the year of incorporation, and leaves the others', () => {
    expect(listTimeline({ incorporated: 2016, timeline: [FOUNDING, GROWTH] })).toEqual([
      { year: 2016, title: 'Founding', text: 'We begin.' },
      GROWTH,
    ]);
  });

  test('keeps the order in which the milestones are given', () => {
    const years = listTimeline({ incorporated: 2016, timeline: [GROWTH, FOUNDING] }).map(
      ({ year }) => year,
    );
    expect(years).toEqual([2018, 2016]);
  });

  test('follows when the year of incorporation is mended', () => {
    expect(listTimeline({ incorporated: 2008, timeline: [FOUNDING] })[0]?.year).toBe(2008);
  });
});
