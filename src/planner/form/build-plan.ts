import { sum } from '../../numbers/sum.ts';
import type { Slope } from '../engine/generation/panel-output.ts';
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
import { carEntryOf, carOf, currentCharging, carFuelLitresOf, plannedCharging } from './car.ts';
import type { PlannerEntries } from './entries.ts';
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
  // In the order of the measures, so that adding a recommended step gives the same plan.
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

/** The form entries that add a recommended step to the plan. */
export function entriesOfStep({ current, planned }: Plan): PlannerEntries {
  const { charging, fabric = [], heating } = planned;
  const added = planned.roofs.slice(current.roofs.length);
  const [roof, other] = added;
  const addedKwh = (planned.battery?.sizeKwh ?? 0) - (current.battery?.sizeKwh ?? 0);
  const isPump = heating.kind === 'heat-pump' && current.heating.kind !== 'heat-pump';
  return {
    panels: String(sum(added.map(({ kw }) => kw))),
    ...(roof && { facing: other ? 'both' : String(roof.directionDegrees) }),
    turbine: planned.turbine && !current.turbine ? planned.turbine.model : 'none',
    battery: String(addedKwh),
    warmth: isPump ? heating.emitters : 'keep',
    tariff: planned.tariff.name ?? 'keep',
    car: carEntryOf(charging, current.charging),
    addLoft: fabric.includes('loft') ? 'done' : 'keep',
    addWalls: fabric.includes('cavity') ? 'cavity' : fabric.includes('walls') ? 'inside' : 'keep',
    draughts: fabric.includes('draughts') ? 'done' : 'keep',
    diverter: planned.hasDiverter ? 'fitted' : 'none',
  };
}

export const slopesOf = ({ facing }: PlannerValues): Slope[] =>
  (facing === 'both' ? [90, 270] : [Number(facing)]).map((directionDegrees) => ({
    tiltDegrees: ROOF_TILT_DEGREES,
    directionDegrees,
  }));

export const shadeOf = ({ shade }: PlannerValues): Pick<Roof, 'shade'> =>
  shade > 0 ? { shade: shade / 100 } : {};

function buildRoofs(values: PlannerValues, kw: number): Roof[] {
  const slopes = kw > 0 ? slopesOf(values) : [];
  return slopes.map((slope) => ({ ...slope, ...shadeOf(values), kw: kw / slopes.length }));
}

export const hubWindOf = ({ hubWind }: PlannerValues): HubWind =>
  Number.isNaN(hubWind)
    ? { hubWindMs: OPEN_GROUND_WIND_MS }
    : { hubWindMs: hubWind, isMeasured: true };

const buildBattery = (sizeKwh: number, chargesAtNight: boolean): Battery | undefined =>
  sizeKwh > 0 ? { sizeKwh, chargesAtNight } : undefined;

function buildHeating({ heating }: PlannerValues): Heating {
  if (heating === 'heat-pump') return { kind: heating, emitters: 'radiators' };
  return heating === 'old-oil' ? { kind: 'oil', isDue: true } : { kind: heating };
}
