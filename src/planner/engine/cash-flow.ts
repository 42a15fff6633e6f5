import type { Cost } from './cost.ts';

/** How much dearer energy and upkeep may get in a year, as shares: assumptions to look at, not forecasts. */
export const GROWTHS = [0, 0.02, 0.04] as const;

/** As long as most of what is bought lasts. */
export const CASH_FLOW_YEARS = 20;

/**
 * What a plan has brought by the end of each year, £: what it saved so far, less its cost after grants and what had to
 * be bought again at today's price. Without a loan and without interest.
 * @param savedPounds in the first year, £
 * @param growth of what is saved, a share a year
 */
export function cashFlow(
  { net, lines }: Pick<Cost, 'net' | 'lines'>,
  savedPounds: number,
  growth: number,
): number[] {
  let balance = -net;
  return Array.from({ length: CASH_FLOW_YEARS }, (_, i) => {
    const year = i + 1;
    balance += savedPounds * (1 + growth) ** i;
    for (const { pounds, lifetimeYears } of lines) {
      const isWornOut = Math.floor(year / lifetimeYears) > Math.floor(i / lifetimeYears);
      if (isWornOut && year < CASH_FLOW_YEARS) balance -= pounds;
    }
    return balance;
  });
}
