import type { LocalHours } from './local-hour.ts';
import type { HeatNeed } from './demand/needs.ts';
import type { Presence } from './demand/household-load.ts';
import type { Slope } from './generation/panel-output.ts';

/** A home: how it is lived in, its setup of today, and the planned one. */
export interface Plan {
  home: Home;
  current: Setup;
  planned: Setup;
}

export interface Home {
  /** Electricity of a year without heating, hot water and car, kWh. */
  householdKwh: number;
  floorM2: number;
  presence: Presence;
  /** Of its own meter, in the place of a profile: shares of the year in each hour in UTC, together 1. */
  measuredShares?: Float64Array | undefined;
  /** Before any measure of the planned setup. */
  heat: HeatNeed;
  /** Whether a bill or last year's oil said so, rather than the size and age of the house. */
  isHeatKnown?: boolean | undefined;
  car?: CarUse | undefined;
  /** The most that may be sent to the grid, kW; all that is spare where it is left out. */
  exportLimitKw?: number | undefined;
}

export interface CarUse {
  milesAYear: number;
  milesPerKwh: number;
  /** How much it holds, kWh; what is spare may be stored ahead up to this. */
  batteryKwh: number;
}

/** The wind where a turbine stands, or would. */
export interface HubWind {
  /** Mean of the year at the height of the hub, m/s. */
  hubWindMs: number;
  /** Whether it was measured there; otherwise nobody knows it. */
  isMeasured?: boolean | undefined;
}

/** What can be bought, changed or switched. */
export interface Setup {
  roofs: readonly Roof[];
  turbine?: (HubWind & { machine: Machine }) | undefined;
  heating: Heating;
  battery?: Battery | undefined;
  /** Needed when the home has a car that runs on electricity. */
  charging?: Charging | undefined;
  /** Petrol or diesel of a year, where the car of the home runs on that. */
  fuelLitres?: number | undefined;
  tariff: Tariff;
  /** What has been done to the house since its need of heat was known. */
  fabric?: readonly Fabric[] | undefined;
  /** Whether what is spare heats the water. */
  hasDiverter?: boolean | undefined;
}

export interface Roof extends Slope {
  /** Of panels, as rated. */
  kw: number;
  /** Share of the light that never reaches the roof, 0 to 1. */
  shade?: number | undefined;
}

/** Fuels that a boiler or stove burns. */
const FUELS = ['oil', 'lpg', 'solid'] as const;

export type Fuel = (typeof FUELS)[number];

/**
 * Heats rooms and water. Night storage charges in the cheap hours of the tariff, or from 0 to 7. A boiler that is due
 * would have to be replaced anyway. Where a heat pump does not heat the water, an immersion heater does.
 */
export type Heating =
  | { kind: Fuel; isDue?: boolean | undefined }
  | { kind: 'direct' }
  | { kind: 'storage' }
  | { kind: 'heat-pump'; emitters: 'radiators' | 'floor'; warmsWater: boolean };

export interface Battery {
  /** As sold, kWh. */
  sizeKwh: number;
  powerKw: number;
  /** Share of what is usable that is kept for power cuts, 0 to below 1. */
  backupShare: number;
  /** Whether it fills from the grid in the cheap hours of the tariff. */
  chargesAtNight: boolean;
  /** Whether it then fills to the top, rather than as far as the day before would have needed. */
  fillsEveryNight?: boolean | undefined;
}

export interface Charging {
  chargerKw: number;
  /** Local hours in which the car stands plugged in, every day; the day's miles are driven when they end. */
  plugged: LocalHours;
  /**
   * `at-once`: from when it is plugged in. `cheap`: in the cheap hours of the tariff. `spare`: from what is spare, and
   * from the grid as late as the miles of the day allow.
   */
  mode: 'at-once' | 'cheap' | 'spare';
}

/** Seven cheap hours at night; five cheaper ones; three windows by day and night, and a dear evening. */
export const TARIFF_NAMES = ['night', 'go', 'cosy'] as const;

export type TariffName = (typeof TARIFF_NAMES)[number];

/** £, import and export apart: they are never netted. */
export interface Tariff {
  /** One that can be changed to. */
  name?: TariffName | undefined;
  /** £/kWh, outside the cheap and peak hours where there are any. */
  importPrice: number;
  cheap?: { price: number; hours: readonly LocalHours[] } | undefined;
  peak?: { price: number; hours: LocalHours } | undefined;
  /** £/kWh. */
  exportPrice: number;
  /** £ a day. */
  standingCharge: number;
}

export const isFuel = (kind: Heating['kind']): kind is Fuel =>
  (FUELS as readonly string[]).includes(kind);

/** The home without the measures, which a plan is compared with. */
export const today = (plan: Plan): Plan => ({ ...plan, planned: plan.current });

/** What makes a house need less heat, each by a share of the heat for its rooms. */
export const FABRIC_NAMES = ['loft', 'cavity', 'walls', 'draughts', 'controls'] as const;

export type Fabric = (typeof FABRIC_NAMES)[number];

/** Turbines by rated power. Each has the published power curve of the machine that its key names. */
export const TURBINES = {
  kw3: { ratedKw: 2.5 },
  kw6: { ratedKw: 6 },
  excel10: { ratedKw: 10 },
};

export type Machine = keyof typeof TURBINES;

export const MACHINES = Object.keys(TURBINES) as Machine[];

/** A year's mean wind at the hub by kind of site, m/s. Only a measurement tells. */
export const HUB_WIND_MS = { sheltered: 5, open: 6, ridge: 7 } as const;
export const OPEN_GROUND_WIND_MS = HUB_WIND_MS.open;

/** A usual wallbox on one phase, and the hours at which most cars are at home. */
export const CHARGER = { chargerKw: 7, plugged: { from: 18, until: 8 } } as const;

/** Rated power that the planner is made for, of panels and turbine together, and above which the network is asked. */
export const MOST_KW = 20;
export const NOTICE_KW = 3.68;
/** The usual range at a hub, m/s. */
export const USUAL_HUB_WIND_MS = { from: 4, to: 8 };
