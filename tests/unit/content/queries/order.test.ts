import { expect, test } from 'vitest';
import { byOrder } from '../../../../src/content/queries/order.ts';

const item = (id: string, order?: number) => ({ id, ...(order !== undefined && { order }) });

test.each([
  ['the lower order first', [item('a', 10), item('b', 9)], 'b a'],
  ['equal orders by id', [item('wind', 1), item('solar', 1)], 'solar wind'],
  ['items without an order last, by id', [item('b'), item('a'), item('z', 500)], 'z a b'],
  ['order 0 in the first place', [item('a', 1), item('b', 0)], 'b a'],
  ['an item and its like as they come', [item('a', 1), item('a', 1)], 'a a'],
])('lists have %s', (_, items, ids) => {
  expect(items.toSorted(byOrder).map(({ id }) => id)).toEqual(ids.split(' '));
});
