import { expect, test, vi } from 'vitest';
import { readGiven } from '../../../../src/planner/island/serve-requests.ts';
import { halfHoursOf, METER_FILES } from '../../../support/meter-files.ts';

const read = (readings: Parameters<typeof readGiven>[0]['readings']) =>
  readGiven({ readings, presence: 'average' });

/** A file of a size, and what happens when it is read. */
const fileOf = (size: number, text: () => Promise<string>) => ({ size, text }) as unknown as File;

test('a file over the limit is refused by its size, unread', async () => {
  const text = vi.fn<() => Promise<string>>();
  expect(await read({ file: fileOf(40_000_001, text) })).toEqual({
    kind: 'unreadable',
    message:
      'This file has 40.1 MB, and the limit is 40 MB. Download half-hourly readings of one year, which have 1 to 2 MB.',
  });
  expect(text).not.toHaveBeenCalled();
});

test('a file at the limit is read', async () => {
  const csv = METER_FILES.octopus(halfHoursOf('2025-01-01', 30));
  const report = await read({ file: fileOf(40_000_000, () => Promise.resolve(csv)) });
  expect(report).toMatchObject({ kind: 'metered' });
});

test('a file that is gone by the time that it is read is reported', async () => {
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await read({ file: fileOf(1000, gone) })).toEqual({
    kind: 'unreadable',
    message: 'This file could not be opened. Check that it is still there, and choose it again.',
  });
});

test('what is wrong with readings is reported in a sentence', async () => {
  expect(await read({ file: new File(['1,2,3'], 'x.csv') })).toMatchObject({
    kind: 'unreadable',
    message: expect.stringMatching(/^Line 1: /) as string,
  });
  expect(await read({ months: '1 2' })).toMatchObject({ kind: 'unreadable' });
});
