import type { Setup } from './plan.ts';
import type { Prices } from './prices.ts';

/** Service and the replacement of what wears out before the rest, £ a year. */
export function upkeepOf({ roofs, turbine, heating }: Setup, prices: Prices): number {
  return (
    (heating.kind === 'oil' ? prices.boilerService : 0) +
    (heating.kind === 'heat-pump' ? prices.heatPumpService : 0) +
    (turbine ? prices.turbineService : 0) +
    (roofs.some(({ kw }) => kw > 0) ? prices.inverterPrice / prices.inverterLifetime : 0)
  );
}
