import { expect, test } from 'vitest';
import { describeHealth, type Health } from '../../../src/admin/EnquiryHealth.tsx';

const waits = (waiting: number) => ({ waiting });

test.each<[string, Health]>([
  ['All sent to you, except suspected spam.', { problems: [], mail: waits(0), forward: null }],
  ['2 not sent to you yet.', { problems: [], mail: waits(0), forward: waits(2) }],
  [
    'Stored, but not emailed to you. Ask the site’s operator to set up email or the inbox.',
    { problems: [], mail: null, forward: null, inbox: false },
  ],
  [
    'Stored, but not emailed to you: read them in the inbox.',
    { problems: [], mail: null, forward: null, inbox: true },
  ],
  [
    'Enquiries not emailed after several attempts: 1. Late. Tell the site’s operator.',
    {
      problems: ['Enquiries not emailed after several attempts: 1.', 'Late.'],
      mail: waits(1),
      forward: null,
    },
  ],
  [
    'The database or a setting cannot be read. Tell the site’s operator.',
    { problems: ['The database or a setting cannot be read.'] },
  ],
])('describes the state of enquiries: %s', (expected, health) => {
  expect(describeHealth(health)).toBe(expected);
});
