import { SAP_ROOFS } from '../../calculators/rules/published-constants.ts';
import { costAfterGrant } from '../../grants/grants.ts';
import { sum } from '../../numbers/sum.ts';
import { HOURS, UTC_MONTH } from '../engine/clock.ts';
import { HEATING_BASE_C, hotWaterHeat } from '../engine/demand/annual-demand.ts';
import { copByLift, heatingLoad } from '../engine/demand/heating-load.ts';
import {
  baseLoad,
  householdShares,
  type Presence,
  splitHourByLoad,
} from '../engine/demand/household-load.ts';
import { panelOutput } from '../engine/generation/panel-output.ts';
import { powerCurve, rayleighEnergy, turbineOutput } from '../engine/generation/turbine-output.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';

export interface PublishedComparison {
  name: string;
  unit: string;
  /** One figure, or the ends of a range. */
  published: number | readonly [low: number, high: number];
  source: string;
  calculated: number;
  /** Tolerance, as a share of the published figure. */
  tolerance: number;
  /** For turbines: the result of the hourly simulation. `calculated` uses a Rayleigh distribution, as certificates do. */
  fromHours?: number;
}

const SAP = 'SAP 2012, Western Isles';
const ROOFS = [
  ['south at 35°', 35, 180, SAP_ROOFS.south],
  ['south at 15°', 15, 180, 794],
  ['south-east at 35°', 35, 135, SAP_ROOFS.southEast],
  ['east at 35°', 35, 90, SAP_ROOFS.east],
  ['west at 35°', 35, 270, SAP_ROOFS.east],
  ['north at 35°', 35, 0, SAP_ROOFS.north],
] as const;
const KW6_KWH = [
  [4, 4629],
  [5, 8949],
  [6, 13_882],
  [7, 18_777],
  [8, 23_228],
] as const;

/** The planner's result for each published figure that it is checked against. */
export const comparePublished = (weather: Weather): PublishedComparison[] => [
  ...ROOFS.map(([name, tiltDegrees, directionDegrees, published]) => ({
    name: `Panels facing ${name}`,
    unit: 'kWh a year from 1 kW',
    published,
    source: SAP,
    calculated: sum(panelOutput(weather, { tiltDegrees, directionDegrees })),
    // A north roof has mostly diffuse light, on which models differ most.
    tolerance: directionDegrees === 0 ? 0.08 : 0.05,
  })),
  {
    name: 'Panels facing south at 35°, December alone',
    unit: 'kWh from 1 kW',
    published: 12.3,
    source: 'SAP 2012’s monthly method (appendix U3), calculated by us',
    calculated: decemberOf(panelOutput(weather, { tiltDegrees: 35, directionDegrees: 180 })),
    tolerance: 0.3,
  },
  ...KW6_KWH.map(([meanMs, published]) => ({
    name: `KW6 turbine, ${meanMs} m/s at the hub`,
    unit: 'kWh a year',
    published,
    source: 'SWCC-11-04',
    calculated: rayleighEnergy(powerCurve('kw6'), meanMs),
    tolerance: 0.02,
    fromHours: sum(turbineOutput(weather, 'kw6', meanMs)),
  })),
  {
    name: 'Degree days below 15.5 °C',
    unit: 'a year',
    published: 2416,
    source: `${SAP}, from monthly means`,
    calculated: sum(weather.temperatureC.map((value) => Math.max(0, HEATING_BASE_C - value))) / 24,
    tolerance: 0.02,
  },
  {
    name: 'Mean temperature',
    unit: '°C',
    published: 8.82,
    source: 'Stornoway, 1991 to 2020',
    calculated: sum(weather.temperatureC) / HOURS,
    tolerance: 0.02,
  },
  ...(['radiators', 'floor'] as const).map((emitters) => ({
    name: `Heat pump with ${emitters === 'floor' ? 'underfloor heating' : emitters} and hot water`,
    unit: 'kWh of heat for each kWh',
    published: [2.8, 4] as const,
    source:
      'Medians of systems in use: 2.8 (Electrification of Heat, 2022) and 4 (well-installed ones, HeatPumpMonitor, July 2026)',
    calculated: seasonalPerformance(weather, emitters),
    tolerance: 0,
  })),
  {
    name: 'Heat pump with radiators in a stone end-terrace (flow 25.3 °C warmer than outdoors)',
    unit: 'kWh of heat for each kWh',
    published: 4.4,
    source: 'OpenEnergyMonitor, a year of system 4 on HeatpumpMonitor.org',
    calculated: copByLift(25.3),
    // Ours is an average; the field median is 2.8.
    tolerance: 0.25,
  },
  ...(
    [
      ['somebody is in all day', 'all-day', 24.1],
      ['everyone is out during the day', 'evenings', 14.9],
    ] as const
  ).map(([who, presence, published]) => ({
    name: `Solar power used at home when ${who}: 3,450 kWh made, 2,750 used`,
    unit: '% of output',
    published,
    source: 'Tables of MCS, MGD 003, issue 2',
    calculated: usedAtHome(weather, presence, 3450, 2750),
    tolerance: 0.05,
  })),
  {
    name: '£13,000 heat pump after the grant for island homes',
    unit: '£',
    published: 4000,
    source: 'Home Energy Scotland, 2026: £7,500 and £1,500',
    calculated: afterGrant(13_000),
    tolerance: 0,
  },
];

const WITHOUT_LOSSES = { efficiency: 1 };
const FUELS = { oil: WITHOUT_LOSSES, lpg: WITHOUT_LOSSES, solid: WITHOUT_LOSSES };

/** Share of a south roof's yearly output that a household uses itself, %. */
function usedAtHome(
  weather: Weather,
  presence: Presence,
  generatedKwh: number,
  usedKwh: number,
): number {
  const sun = panelOutput(weather, { tiltDegrees: 35, directionDegrees: 180 });
  const shares = householdShares(presence);
  const baseKw = baseLoad(usedKwh, HOURS);
  const total = sum(sun);
  const used = sun.map((share, i) => {
    const generatedKw = (share / total) * generatedKwh;
    const load = splitHourByLoad(usedKwh * (shares[i] ?? 0), baseKw);
    const quiet = Math.min(generatedKw, load.quietKw) * (1 - load.busyShare);
    return quiet + Math.min(generatedKw, load.busyKw) * load.busyShare;
  });
  return (100 * sum(used)) / generatedKwh;
}

/** Cost of a heat pump after a grant of £7,500 and £1,500 more on islands, £. */
const afterGrant = (price: number): number =>
  costAfterGrant(price, { grant: 7500, uplift: { amount: 1500 } }).net;

/** Heat demand of a typical house: 13,000 kWh of space heating, and hot water for three. */
function seasonalPerformance(weather: Weather, emitters: 'radiators' | 'floor'): number {
  const need = { spaceKwh: 13_000, hotWaterKwh: hotWaterHeat(3) };
  const tariff = { importPrice: 0, exportPrice: 0, standingCharge: 0 };
  const heating = { kind: 'heat-pump', emitters } as const;
  const { electricityKwh } = heatingLoad(weather, need, heating, tariff, { fuels: FUELS });
  return (need.spaceKwh + need.hotWaterKwh) / sum(electricityKwh);
}

const decemberOf = (series: Float64Array) => sum(series.filter((_, i) => UTC_MONTH[i] === 11));
