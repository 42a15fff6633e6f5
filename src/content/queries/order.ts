interface Ordered {
  id: string;
  order?: number | undefined;
}

/** Sorts by `order`, then by id; items without an order come last. */
export function byOrder(a: Ordered, b: Ordered): number {
  return (a.order ?? Infinity) === (b.order ?? Infinity)
    ? Number(a.id > b.id) - Number(a.id < b.id)
    : (a.order ?? Infinity) - (b.order ?? Infinity);
}
