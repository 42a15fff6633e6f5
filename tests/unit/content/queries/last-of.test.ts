import { expect, test } from 'vitest';
import { lastOf } from '../../../../src/content/queries/last-of.ts';

test('the last change of a list is that of the item that changed last, as far as they say', () => {
  expect(lastOf([{ updated: '2026-02-01' }, {}, { updated: '2026-11-21' }])).toBe('2026-11-21');
  expect(lastOf([{}, { updated: undefined }])).toBeUndefined();
});
