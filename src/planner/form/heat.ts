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
import type { PlannerValues } from './fields.ts';
import { currentTariffOf, fuelOf, fuelsOf } from './tariffs.ts';

/** kWh of heat for each kWh of an existing heat pump: median of Electrification of Heat, 2024. */
const EXISTING_PUMP_COP = 2.8;
/** Each night hour's share of household electricity in the profile. */
const NIGHT_SHARE = 0.025;

const isInPounds = ({ spendIn }: PlannerValues) => spendIn === 'year' || spendIn === 'month';

/** Bills are a poor guide to heat demand if the home already generates electricity. */
const isBillMixed = (values: PlannerValues) =>
  isInPounds(values) && (values.presentPanels > 0 || values.presentTurbine !== 'none');

export const isHeatKnown = (values: PlannerValues) =>
  !Number.isNaN(values.heatLoss) || (!Number.isNaN(values.spend) && !isBillMixed(values));

/** Heat demand from a survey, else from bills, else from the house. */
export function heatOf(values: PlannerValues): HeatDemand {
  const { loft, walls, windows, floorM2 } = values;
  const loftInsulation = loft === 'thin' ? 'thin' : 'thick';
  const byHouse = heatLossOf({ floorM2, walls, windows, loft: loftInsulation });
  if (!isHeatKnown(values)) return heatFromLoss(byHouse, values.people);
  if (!Number.isNaN(values.heatLoss)) return heatFromLoss(values.heatLoss, values.people);
  const heat = isInPounds(values)
    ? heatOfBill(values, poundsAYear(values))
    : heatPerUnit(values) * values.spend;
  return heatOfYear(Math.max(0, heat), values.people);
}

/** Heat from a litre or kWh of the home's fuel, kWh. */
function heatPerUnit(values: PlannerValues): number {
  const litre = values.heating === 'lpg' ? LPG_KWH_PER_LITRE : OIL_KWH_PER_LITRE;
  return (values.spendIn === 'litres' ? litre : 1) * efficiencyOf(values);
}

function efficiencyOf(values: PlannerValues): number {
  const fuel = fuelOf(values);
  if (fuel) return fuelsOf(values)[fuel].efficiency;
  return values.heating === 'heat-pump' ? EXISTING_PUMP_COP : 1;
}

export const poundsAYear = (values: PlannerValues): number =>
  values.spend * (values.spendIn === 'month' ? 12 : 1);

/** Cost of electricity other than heating, including an electric car, £ a year. */
export function billWithoutHeat(values: PlannerValues): number {
  const { importPrice, offPeak, standingCharge } = currentTariffOf(values);
  const byNight = offPeak ? NIGHT_SHARE * hoursADay(offPeak.hours) : 0;
  const price = importPrice * (1 - byNight) + (offPeak?.price ?? 0) * byNight;
  const isElectric = values.presentCar === 'charger' || values.presentCar === 'plug';
  const carKwh = isElectric ? dailyCarKwh(carOf(values)) * 365 : 0;
  return (
    values.householdKwh * price + carKwh * (offPeak?.price ?? importPrice) + standingCharge * 365
  );
}

/** Heat paid for by a year's bill in £, kWh. */
function heatOfBill(values: PlannerValues, pounds: number): number {
  const { importPrice, offPeak } = currentTariffOf(values);
  const forHeat = pounds - billWithoutHeat(values);
  const efficiency = efficiencyOf(values);
  const fuel = fuelOf(values);
  if (fuel) return (forHeat / fuelsOf(values)[fuel].price) * efficiency;
  if (!offPeak) return (forHeat / importPrice) * efficiency;
  // Storage heaters and the cylinder use the off-peak hours; other heaters do not.
  if (values.heating === 'storage') return forHeat / offPeak.price;
  const water = hotWaterHeat(values.people);
  const byNight = hoursADay(offPeak.hours) / 24;
  const price = importPrice * (1 - byNight) + offPeak.price * byNight;
  return water + ((forHeat - (water * offPeak.price) / efficiency) / price) * efficiency;
}
