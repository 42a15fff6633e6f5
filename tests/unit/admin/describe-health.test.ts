import { expect, test } from 'vitest';
import { describeHealth, type Health } from '../../../src/admin/EnquiryHealth.tsx';

const waits = (waiting: number) => ({ waiting });

test.each<[string, Health]>([
  ['All have been sent to you.', { problems: [], mail: waits(0), forward: null }],
  ['2 on the way to you.', { problems: [], mail: waits(0), forward: waits(2) }],
  ['Stored only: neither mail nor a webhook is set.', { problems: [], mail: null, forward: null }],
  ['mail of 1 keeps failing. Late.', { problems: ['mail of 1 keeps failing.', 'Late.'] }],
])('how enquiries fare is said in a line: %s', (words, health) => {
  expect(describeHealth(health)).toBe(words);
});
