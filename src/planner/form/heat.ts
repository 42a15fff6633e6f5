import {
  dailyCarKwh,
  heatFromLoss,
  heatLossOf,
  heatOfYear,
  hotWaterHeat,
  LPG_KWH_PER_LITRE,
  OIL_KWH_PER_LITRE,
  type HeatDemand,
} from '../engine/demand/annual-demand.ts';
import { hoursADay } from '../engine/local-hour.ts';
import { carOf } from './car.ts';
import type { Values } from './fields.ts';
import { currentTariff, fuelOf, fuelsOf } from './tariffs.ts';

/** kWh of heat for each kWh of an existing heat pump: median of Electrification of Heat, 2024. */
const EXISTING_PUMP_COP = 2.8;
/** Each night hour's share of household electricity in the profile. */
const NIGHT_SHARE = 0.025;

const isInPounds = ({ spendIn }: Values) => spendIn === 'year' || spendIn === 'month';

/** Bills are a poor guide to heat demand if the home already generates electricity. */
const isBillMixed = (v: Values) =>
  isInPounds(v) && (v.presentPanels > 0 || v.presentTurbine !== 'none');

export const isHeatKnown = (v: Values) =>
  !Number.isNaN(v.heatLoss) || (!Number.isNaN(v.spend) && !isBillMixed(v));

/** Heat demand from a survey, else from bills, else from the house. */
export function heatOf(v: Values): HeatDemand {
  const { loft, walls, windows, floorM2 } = v;
  const isThin = loft === 'thin' ? 'thin' : 'thick';
  const byHouse = heatLossOf({ floorM2, walls, windows, loft: isThin });
  if (!isHeatKnown(v)) return heatFromLoss(byHouse, v.people);
  if (!Number.isNaN(v.heatLoss)) return heatFromLoss(v.heatLoss, v.people);
  const heat = isInPounds(v) ? heatOfBill(v, poundsAYear(v)) : heatPerUnit(v) * v.spend;
  return heatOfYear(Math.max(0, heat), v.people);
}

/** Heat from a litre or kWh of the home's fuel, kWh. */
function heatPerUnit(v: Values): number {
  const litre = v.heating === 'lpg' ? LPG_KWH_PER_LITRE : OIL_KWH_PER_LITRE;
  return (v.spendIn === 'litres' ? litre : 1) * efficiencyOf(v);
}

function efficiencyOf(v: Values): number {
  const fuel = fuelOf(v);
  if (fuel) return fuelsOf(v)[fuel].efficiency;
  return v.heating === 'heat-pump' ? EXISTING_PUMP_COP : 1;
}

export const poundsAYear = (v: Values): number => v.spend * (v.spendIn === 'month' ? 12 : 1);

/** Cost of electricity other than heating, including an electric car, £ a year. */
export function billWithoutHeat(v: Values): number {
  const { importPrice, offPeak, standingCharge } = currentTariff(v);
  const byNight = offPeak ? NIGHT_SHARE * hoursADay(offPeak.hours) : 0;
  const price = importPrice * (1 - byNight) + (offPeak?.price ?? 0) * byNight;
  const isElectric = v.presentCar === 'charger' || v.presentCar === 'plug';
  const carKwh = isElectric ? dailyCarKwh(carOf(v)) * 365 : 0;
  return v.householdKwh * price + carKwh * (offPeak?.price ?? importPrice) + standingCharge * 365;
}

/** Heat paid for by a year's bill in £, kWh. */
function heatOfBill(v: Values, pounds: number): number {
  const { importPrice, offPeak } = currentTariff(v);
  const forHeat = pounds - billWithoutHeat(v);
  const efficiency = efficiencyOf(v);
  const fuel = fuelOf(v);
  if (fuel) return (forHeat / fuelsOf(v)[fuel].price) * efficiency;
  if (!offPeak) return (forHeat / importPrice) * efficiency;
  // Storage heaters and the cylinder use the off-peak hours; other heaters do not.
  if (v.heating === 'storage') return forHeat / offPeak.price;
  const water = hotWaterHeat(v.people);
  const byNight = hoursADay(offPeak.hours) / 24;
  const price = importPrice * (1 - byNight) + offPeak.price * byNight;
  return water + ((forHeat - (water * offPeak.price) / efficiency) / price) * efficiency;
}
