import {
  FABRIC_NAMES,
  OPEN_GROUND_WIND_MS,
  type Battery,
  type Fabric,
  G98_LIMIT_KW,
  type Heating,
  type HubWind,
  type Plan,
  type Roof,
} from '../engine/plan.ts';
import { carOf, currentCharging, carFuelLitresOf, plannedCharging } from './car.ts';
import type { PlannerValues } from './fields.ts';
import { heatOf, isHeatKnown } from './heat.ts';
import { currentTariffOf, tariffsOf } from './tariffs.ts';

const ROOF_TILT_DEGREES = 35;

export function buildPlan(values: PlannerValues): Plan {
  const roofs = buildRoofs(values, values.presentPanels);
  const heating = buildHeating(values);
  const currentTariff = currentTariffOf(values);
  const current = {
    roofs,
    heating,
    turbine:
      values.presentTurbine === 'none'
        ? undefined
        : { model: values.presentTurbine, ...hubWindOf(values) },
    battery: buildBattery(values.presentBattery, currentTariff.offPeak !== undefined),
    tariff: currentTariff,
    charging: currentCharging(values, currentTariff),
    carFuelLitres: carFuelLitresOf(values),
  };
  const tariff = values.tariff === 'keep' ? current.tariff : tariffsOf(values)[values.tariff];
  const isNewCar = values.car !== 'keep';
  const done: Readonly<Record<Fabric, boolean>> = {
    loft: values.addLoft === 'done',
    cavity: values.addWalls === 'cavity',
    walls: values.addWalls === 'inside',
    draughts: values.draughts === 'done',
    controls: values.draughts === 'done',
  };
  const fabric = FABRIC_NAMES.filter((name) => done[name]);
  return {
    home: {
      householdKwh: values.householdKwh,
      floorM2: values.floorM2,
      presence: values.presence,
      heat: heatOf(values),
      isHeatKnown: isHeatKnown(values) || undefined,
      car: values.presentCar === 'none' && !isNewCar ? undefined : carOf(values),
      exportLimitKw: G98_LIMIT_KW,
    },
    current,
    planned: {
      ...current,
      roofs: [...roofs, ...buildRoofs(values, values.panels)],
      turbine:
        values.turbine === 'none'
          ? current.turbine
          : { model: values.turbine, ...hubWindOf(values) },
      battery: buildBattery(values.presentBattery + values.battery, tariff.offPeak !== undefined),
      heating: values.warmth === 'keep' ? heating : { kind: 'heat-pump', emitters: values.warmth },
      tariff,
      charging: plannedCharging(values, current.charging, tariff),
      carFuelLitres: isNewCar ? undefined : current.carFuelLitres,
      fabric: fabric.length > 0 ? fabric : undefined,
      hasDiverter: values.diverter === 'fitted' || undefined,
    },
  };
}

function buildRoofs({ facing, shade }: PlannerValues, kw: number): Roof[] {
  if (kw === 0) return [];
  const directions = facing === 'both' ? [90, 270] : [Number(facing)];
  return directions.map((directionDegrees) => ({
    tiltDegrees: ROOF_TILT_DEGREES,
    directionDegrees,
    ...(shade > 0 && { shade: shade / 100 }),
    kw: kw / directions.length,
  }));
}

const hubWindOf = ({ hubWind }: PlannerValues): HubWind =>
  Number.isNaN(hubWind)
    ? { hubWindMs: OPEN_GROUND_WIND_MS }
    : { hubWindMs: hubWind, isMeasured: true };

const buildBattery = (sizeKwh: number, chargesAtNight: boolean): Battery | undefined =>
  sizeKwh > 0 ? { sizeKwh, chargesAtNight } : undefined;

function buildHeating({ heating }: PlannerValues): Heating {
  if (heating === 'heat-pump') return { kind: heating, emitters: 'radiators' };
  return heating === 'old-oil' ? { kind: 'oil', isDue: true } : { kind: heating };
}
