import type { Tariff } from './plan.ts';
import type { Prices } from './prices.ts';

/** With 0 nothing of it would be left to divide by. */
const ABOVE_ZERO: readonly string[] = ['oilEfficiency', 'inverterLifetime'];

/** A price that is no number would make every sum one, and a page would show it. @throws RangeError that names it */
export function requirePrices(prices: Prices, { cheap, ...tariff }: Tariff): void {
  const all = { ...prices, ...tariff, cheapPrice: cheap ? cheap.price : 0 };
  for (const [name, price] of Object.entries<unknown>(all)) {
    const isRight = Number.isFinite(price) && Number(price) >= 0;
    if (!isRight || (price === 0 && ABOVE_ZERO.includes(name))) {
      throw new RangeError(`${name} is ${String(price)}: a year needs a number of at least 0`);
    }
  }
}
