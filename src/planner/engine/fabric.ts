import type { Prices } from './prices.ts';

/** What makes a house need less heat, each by a share of the heat for its rooms. */
export const FABRIC = {
  loft: 'Loft insulation to 270 mm',
  cavity: 'Filling the cavity walls',
  walls: 'Insulating solid walls from inside',
  draughts: 'Draught-proofing',
  controls: 'Heating controls',
} as const;

/** As parts of one job. */
const PARTS = {
  loft: 'loft',
  cavity: 'cavity walls',
  walls: 'solid walls',
  draughts: 'draughts',
  controls: 'heating controls',
} as const;

export type Fabric = keyof typeof FABRIC;

export const FABRIC_NAMES = Object.keys(FABRIC) as Fabric[];

/** Several done together: "Loft, draughts and heating controls". */
export function nameFabric(fabric: readonly Fabric[]): string {
  const parts = fabric.map((name) => PARTS[name]);
  const all = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** The share of the heat for rooms that is still needed, 0 to 1: each saves of what the others leave. */
export const heatLeft = (fabric: readonly Fabric[] = [], prices: Prices): number =>
  fabric.reduce((left, name) => left * (1 - prices[`${name}Saving`]), 1);
