import { SAP_ROOFS } from '../../src/calculators/rules/published-constants.ts';

/** Published figures, to compare ours with. */
export const PUBLISHED_FIGURES = {
  /** SAP 2012, Table U3 region 18 (Western Isles), equation U3.2 and Appendix M. */
  sap: {
    /** kWh a year from 1 kW by the roof's direction, at 35°. */
    roofs: SAP_ROOFS,
    /** kWh from 1 kW on a south roof at 35°, month by month. */
    months: [17.3, 35.1, 69.4, 102.9, 128.4, 120.7, 113.6, 97.3, 73.0, 45.2, 21.1, 12.4],
    /** Mean of a year at 10 m, m/s. */
    wind: 6.94,
  },
  /** Kingspan KW6, SWCC-11-04, at 1.225 kg/m³: kWh a year by the mean wind at the hub, m/s. */
  kw6: {
    4: 4629,
    5: 8949,
    6: 13_882,
    7: 18_777,
    8: 23_228,
    9: 27_012,
    10: 30_012,
    11: 32_193,
  },
  /** Seasonal performance, medians: of all installations, and of careful ones (304 systems, 15 July 2026). */
  heatPumps: { electrificationOfHeat: 2.8, monitor: 4 },
  /** Ofgem's price cap for Great Britain, October to December 2026, £/kWh. */
  cap: 0.2632,
  /** UK government, with transmission losses, kg a kWh. */
  grid2026: 0.144,
  /** SAP's factor for electricity, published with its 0.298 for oil, kg a kWh. */
  sapGrid: 0.136,
} as const;

/** The energy of the KW6, interpolated between measured wind speeds, kWh a year. */
export function kw6Energy(meanMs: number): number {
  const below = Math.floor(meanMs) as keyof typeof PUBLISHED_FIGURES.kw6;
  const above = Math.ceil(meanMs) as keyof typeof PUBLISHED_FIGURES.kw6;
  const [low, high] = [PUBLISHED_FIGURES.kw6[below], PUBLISHED_FIGURES.kw6[above]];
  return low + (high - low) * (meanMs - below);
}

/** Our figure's difference from the published figure, percent. */
export const percentDifference = (ours: number, published: number): number =>
  (ours / published - 1) * 100;
