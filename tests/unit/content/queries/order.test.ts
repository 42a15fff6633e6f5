import { describe, expect, test } from 'vitest';
import { byOrder } from '../../../../src/content/queries/order.ts';

const idsOf = (items: { id: string; order?: number }[]) =>
  items.toSorted(byOrder).map(({ id }) => id);

describe('byOrder', () => {
  test('puts the lower order first', () => {
    expect(
      idsOf([
        { id: 'a', order: 10 },
        { id: 'b', order: 9 },
      ]),
    ).toEqual(['b', 'a']);
  });

  test('sorts equal orders by id', () => {
    expect(
      idsOf([
        { id: 'wind', order: 1 },
        { id: 'solar', order: 1 },
      ]),
    ).toEqual(['solar', 'wind']);
  });

  test('puts items without an order last, by id', () => {
    expect(idsOf([{ id: 'b' }, { id: 'a' }, { id: 'z', order: 500 }])).toEqual(['z', 'a', 'b']);
  });

  test('treats order 0 as the first place, not as none', () => {
    expect(
      idsOf([
        { id: 'a', order: 1 },
        { id: 'b', order: 0 },
      ]),
    ).toEqual(['b', 'a']);
  });

  test('sees no difference between an item and itself', () => {
    const item = { id: 'a', order: 1 };
    expect(byOrder(item, item)).toBe(0);
  });
});
