import type { LocalHours } from './local-hour.ts';
import type { HeatDemand } from './demand/annual-demand.ts';
import type { Presence } from './demand/household-load.ts';
import type { Slope } from './generation/panel-output.ts';

/** A home with its current and its planned setup. */
export interface Plan {
  home: Home;
  current: Setup;
  planned: Setup;
}

export interface Home {
  /** Household electricity, kWh a year, without heating, hot water and car. */
  householdKwh: number;
  floorM2: number;
  presence: Presence;
  /** From the home's own meter instead of a profile: each hour's share of the year in UTC, adding up to 1. */
  measuredShares?: Float64Array | undefined;
  /** Heat demand before any planned measure. */
  heat: HeatDemand;
  /** Whether heat demand comes from a bill or last year's oil, rather than from the size and age of the house. */
  isHeatKnown?: boolean | undefined;
  car?: CarUse | undefined;
  /** Export limit, kW; unlimited if undefined. */
  exportLimitKw?: number | undefined;
}

export interface CarUse {
  milesAYear: number;
  milesPerKwh: number;
  /** Battery capacity, kWh: the maximum surplus that it can store for later. */
  batteryKwh: number;
}

/** The wind at a turbine's site. */
export interface HubWind {
  /** Yearly mean at hub height, m/s. */
  hubWindMs: number;
  /** Whether it was measured at the site, rather than assumed. */
  isMeasured?: boolean | undefined;
}

/** Equipment, tariff and insulation. */
export interface Setup {
  roofs: readonly Roof[];
  turbine?: (HubWind & { model: TurbineModel }) | undefined;
  heating: Heating;
  battery?: Battery | undefined;
  /** Required if the home has an electric car. */
  charging?: Charging | undefined;
  /** Petrol or diesel a year, if the car runs on it. */
  carFuelLitres?: number | undefined;
  tariff: Tariff;
  /** Insulation added since the heat demand was determined. */
  fabric?: readonly Fabric[] | undefined;
  /** Whether surplus heats the water. */
  hasDiverter?: boolean | undefined;
}

export interface Roof extends Slope {
  /** Rated power of the panels. */
  kw: number;
  /** Share of the light lost to shade, 0 to 1. */
  shade?: number | undefined;
}

/** Fuels that a boiler or stove burns. */
const FUELS = ['oil', 'lpg', 'solid'] as const;

export type Fuel = (typeof FUELS)[number];

/**
 * Heats rooms and water. Storage heaters charge in the off-peak hours of the tariff, or from 0 to 7. `isDue`: the
 * boiler would have to be replaced anyway.
 */
export type Heating =
  | { kind: Fuel; isDue?: boolean | undefined }
  | { kind: 'direct' }
  | { kind: 'storage' }
  | { kind: 'heat-pump'; emitters: 'radiators' | 'floor' };

export interface Battery {
  /** Nominal capacity, kWh. */
  sizeKwh: number;
  /** Whether it charges from the grid in the off-peak hours of the tariff. */
  chargesAtNight: boolean;
  /** Whether it then charges fully, rather than as much as the previous day would have needed. */
  fillsEveryNight?: boolean | undefined;
}

export interface Charging {
  chargerKw: number;
  /** Local hours in which the car is plugged in, every day. It drives the day's miles when they end. */
  plugged: LocalHours;
  /**
   * `at-once`: as soon as it is plugged in. `off-peak`: in the off-peak hours of the tariff. `surplus`: from surplus, and
   * from the grid as late as the day's miles allow.
   */
  mode: 'at-once' | 'off-peak' | 'surplus';
}

/**
 * Time-of-use tariffs. `night`: seven off-peak hours. `go`: five off-peak hours, for cars. `cosy`: three off-peak
 * windows and an evening peak, for heat pumps.
 */
export const TARIFF_NAMES = ['night', 'go', 'cosy'] as const;

export type TariffName = (typeof TARIFF_NAMES)[number];

/** Prices. Import and export are metered separately and never netted. */
export interface Tariff {
  /** A tariff that the home can change to. */
  name?: TariffName | undefined;
  /** £/kWh outside any off-peak and peak hours. */
  importPrice: number;
  offPeak?: { price: number; hours: readonly LocalHours[] } | undefined;
  peak?: { price: number; hours: LocalHours } | undefined;
  /** £/kWh. */
  exportPrice: number;
  /** £ a day. */
  standingCharge: number;
}

export const isFuel = (kind: Heating['kind']): kind is Fuel =>
  (FUELS as readonly string[]).includes(kind);

/** The home without the planned measures, for comparison. */
export const withoutChanges = (plan: Plan): Plan => ({ ...plan, planned: plan.current });

/** Insulation and controls, each of which saves a share of space heating. */
export const FABRIC_NAMES = ['loft', 'cavity', 'walls', 'draughts', 'controls'] as const;

export type Fabric = (typeof FABRIC_NAMES)[number];

/** Turbines by rated power. Each has the published power curve of the turbine that its key names. */
export const TURBINES = {
  kw3: { ratedKw: 2.5 },
  kw6: { ratedKw: 6 },
  excel10: { ratedKw: 10 },
};

export type TurbineModel = keyof typeof TURBINES;

export const TURBINE_MODELS = Object.keys(TURBINES) as TurbineModel[];

/** Yearly mean wind at the hub by type of site, m/s. Our assumptions, where it has not been measured. */
export const HUB_WIND_MS = { sheltered: 5, open: 6, ridge: 7 } as const;
export const OPEN_GROUND_WIND_MS = HUB_WIND_MS.open;

/** A usual single-phase home charger, and the hours when most cars are at home. */
export const CHARGER = { chargerKw: 7, plugged: { from: 18, until: 8 } } as const;

/** Local hours with the most solar surplus. */
export const MIDDAY_HOURS = { from: 10, until: 16 };

/** The planner's maximum rated power of panels and turbine, kW. */
export const MAX_KW = 20;
/** Export and rated power, kW, above which the network operator must agree first (G99). */
export const G98_LIMIT_KW = 3.68;
/** The typical range at a hub, m/s. */
export const TYPICAL_HUB_WIND_MS = { from: 4, to: 8 };

/** Types of measures that change a plan. */
export const MEASURE_KINDS = [
  ...(['fabric', 'tariff', 'heating', 'panels'] as const),
  ...(['turbine', 'battery', 'car', 'diverter'] as const),
] as const;

export type MeasureKind = (typeof MEASURE_KINDS)[number];
