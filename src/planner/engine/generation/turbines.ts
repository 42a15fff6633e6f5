import file from '../data/turbines.json' with { type: 'json' };

/** A turbine whose power was measured against the wind at its hub. */
export interface Turbine {
  name: string;
  ratedKw: number;
  /** The winds of its curve, m/s, slowest first. */
  windMs: readonly number[];
  /** What it gives at each of them, kW, at an air density of 1.225 kg/m³. */
  powerKw: readonly number[];
}

export type Machine = keyof typeof file.turbines;

/** Measured curves; the file names their source. */
export const TURBINES: Readonly<Record<Machine, Turbine>> = file.turbines;

export const MACHINES = Object.keys(TURBINES) as Machine[];
