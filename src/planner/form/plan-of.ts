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
import type { Values } from './fields.ts';
import { heatOf, isHeatKnown } from './heat.ts';
import { currentTariff, tariffsOf } from './tariffs.ts';

const ROOF_TILT_DEGREES = 35;
export const NEW_BATTERY = { powerKw: 3.6, backupShare: 0 } as const;

export function planOf(v: Values): Plan {
  const roofs = roofsOf(v, v.presentPanels);
  const heating = heatingOf(v);
  const today = currentTariff(v);
  const current = {
    roofs,
    heating,
    turbine: v.presentTurbine === 'none' ? undefined : { model: v.presentTurbine, ...hubWindOf(v) },
    battery: batteryOf(v.presentBattery, today.offPeak !== undefined),
    tariff: today,
    charging: currentCharging(v, today),
    carFuelLitres: carFuelLitresOf(v),
  };
  const tariff = v.tariff === 'keep' ? current.tariff : tariffsOf(v)[v.tariff];
  const isNewCar = v.car !== 'keep';
  const done: Readonly<Record<Fabric, boolean>> = {
    loft: v.addLoft === 'done',
    cavity: v.addWalls === 'cavity',
    walls: v.addWalls === 'inside',
    draughts: v.draughts === 'done',
    controls: v.draughts === 'done',
  };
  // In the order of the measures, so that a step added to the form gives the same plan.
  const fabric = FABRIC_NAMES.filter((name) => done[name]);
  return {
    home: {
      householdKwh: v.householdKwh,
      floorM2: v.floorM2,
      presence: v.presence,
      heat: heatOf(v),
      isHeatKnown: isHeatKnown(v) || undefined,
      car: v.presentCar === 'none' && !isNewCar ? undefined : carOf(v),
      exportLimitKw: G98_LIMIT_KW,
    },
    current,
    planned: {
      ...current,
      roofs: [...roofs, ...roofsOf(v, v.panels)],
      turbine: v.turbine === 'none' ? current.turbine : { model: v.turbine, ...hubWindOf(v) },
      battery: batteryOf(v.presentBattery + v.battery, tariff.offPeak !== undefined),
      heating:
        v.warmth === 'keep' ? heating : { kind: 'heat-pump', emitters: v.warmth, warmsWater: true },
      tariff,
      charging: plannedCharging(v, current.charging, tariff),
      carFuelLitres: isNewCar ? undefined : current.carFuelLitres,
      fabric: fabric.length > 0 ? fabric : undefined,
      hasDiverter: v.diverter === 'fitted' || undefined,
    },
  };
}

/** The entries that make the setup of a step the plan. */
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

export const slopesOf = ({ facing }: Values): Slope[] =>
  (facing === 'both' ? [90, 270] : [Number(facing)]).map((directionDegrees) => ({
    tiltDegrees: ROOF_TILT_DEGREES,
    directionDegrees,
  }));

export const shadeOf = ({ shade }: Values): Pick<Roof, 'shade'> =>
  shade > 0 ? { shade: shade / 100 } : {};

function roofsOf(v: Values, kw: number): Roof[] {
  const slopes = kw > 0 ? slopesOf(v) : [];
  return slopes.map((slope) => ({ ...slope, ...shadeOf(v), kw: kw / slopes.length }));
}

export const hubWindOf = ({ hubWind }: Values): HubWind =>
  Number.isNaN(hubWind)
    ? { hubWindMs: OPEN_GROUND_WIND_MS }
    : { hubWindMs: hubWind, isMeasured: true };

const batteryOf = (sizeKwh: number, chargesAtNight: boolean): Battery | undefined =>
  sizeKwh > 0 ? { ...NEW_BATTERY, sizeKwh, chargesAtNight } : undefined;

function heatingOf({ heating }: Values): Heating {
  if (heating === 'heat-pump') return { kind: heating, emitters: 'radiators', warmsWater: true };
  return heating === 'old-oil' ? { kind: 'oil', isDue: true } : { kind: heating };
}
