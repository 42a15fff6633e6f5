interface Ordered {
  id: string;
  order?: number | undefined;
}

/** Sorts by `order`, then by id; items without an order come last. */
export function byOrder(a: Ordered, b: Ordered): number {
  return (a.order ?? Infinity) === (b.order ?? Infinity)
    ? a.id < b.id
      ? -1
      : 1
    : (a.order ?? Infinity) - (b.order ?? Infinity);
}
