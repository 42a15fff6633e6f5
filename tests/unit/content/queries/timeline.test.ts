import { describe, expect, test } from 'vitest';
import { listTimeline } from '../../../../src/content/queries/timeline.ts';

const FOUNDING = { year: 'incorporated', title: 'Founding', text: 'We begin.' } as const;
const GROWTH = { year: 2018, title: 'Team Growth', text: 'We are five.' };

describe('listTimeline', () => {
  test('fills in the year of incorporation, and leaves the others and their order', () => {
    expect(listTimeline({ incorporated: 2016, timeline: [GROWTH, FOUNDING] })).toEqual([
      GROWTH,
      { year: 2016, title: 'Founding', text: 'We begin.' },
    ]);
  });
});
