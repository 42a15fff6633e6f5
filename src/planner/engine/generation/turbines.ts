import file from '../data/turbines.json' with { type: 'json' };

/** A turbine with its measured power curve. */
export interface Turbine {
  name: string;
  ratedKw: number;
  /** Wind at the hub, m/s, slowest first. */
  windMs: readonly number[];
  /** Output at each of these, kW, at an air density of 1.225 kg/m³. */
  powerKw: readonly number[];
}

export type Machine = keyof typeof file.turbines;

/** The file names the sources. */
export const TURBINES: Readonly<Record<Machine, Turbine>> = file.turbines;

export const MACHINES = Object.keys(TURBINES) as Machine[];
