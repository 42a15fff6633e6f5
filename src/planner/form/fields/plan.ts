import { FABRIC_NAMES, type Fabric } from '../../engine/fabric.ts';
import { mapValues } from '../../../values/records.ts';
import type { Slope } from '../../engine/generation/panel-output.ts';
import { HUB_WIND_MS, TURBINES } from '../../engine/generation/turbines.ts';
import type { Battery, CarUse, Heating, HubWind, Plan, Roof, Setup } from '../../engine/plan.ts';
import { choice, number, ours } from '../field.ts';
import type { Values } from '../values.ts';
import { chargingOf, FOR_CAR, GUESSES } from './details.ts';
import { tariffOf } from './prices.ts';

const OPEN_GROUND = 'Our guess: open ground. The hub is the middle of the rotor';
const CHEAP_IF_ANY = 'Charged in the cheap hours where there are any, otherwise when plugged in';
const DONE = { keep: 'As it is', done: 'Done' } as const;
const CAR_KWH = 50;
const PLUG_KW = 2.3;

const turbineLabels = mapValues(TURBINES, ({ name, ratedKw }) => `${name}, ${ratedKw} kW`);

const hasFabric =
  (name: Fabric) =>
  ({ planned }: Plan): 'done' | 'keep' =>
    planned.fabric?.includes(name) ? 'done' : 'keep';

/** What would be bought, changed or switched. */
export const PLAN = {
  help: choice(
    'Grants and loans',
    { with: 'Counted', without: 'Left out' },
    ours('with', 'For owners who live there; conditions stand beside each step'),
  ),
  panels: number('Solar panels', 'kW', [0, 12], ours(0), {
    kind: 'slider',
    step: 0.5,
    write: (v) => ({
      current: { roofs: roofsOf(v, v.presentPanels) },
      planned: { roofs: [...roofsOf(v, v.presentPanels), ...roofsOf(v, v.panels)] },
    }),
    read: (step) => addedRoofs(step).reduce((sum, { kw }) => sum + kw, 0),
  }),
  facing: choice(
    'The panels face',
    {
      '90': 'East',
      '135': 'South-east',
      '180': 'South',
      '225': 'South-west',
      '270': 'West',
      both: 'East and west, half each',
    },
    ours('180', GUESSES.roof),
    { unless: ['panels', '0'], read: (step) => directionOf(addedRoofs(step)) },
  ),
  turbine: choice('Wind turbine', { none: 'None', ...turbineLabels }, ours('none'), {
    write: (v) =>
      v.turbine === 'none' ? {} : { planned: { turbine: { machine: v.turbine, ...hubWindOf(v) } } },
    read: ({ planned }) => planned.turbine?.machine ?? 'none',
  }),
  place: choice(
    'Where the turbine stands',
    {
      sheltered: 'Sheltered, 5 m/s at the hub',
      open: 'Open ground, 6 m/s',
      ridge: 'Ridge or shore, 7 m/s',
      measured: 'I have measured it',
    },
    ours('open', OPEN_GROUND),
    { unless: ['turbine', 'none'] },
  ),
  hubWind: number('Measured mean wind at the hub', 'm/s', [0, 15], ours(6, OPEN_GROUND), {
    onlyFor: ['place', 'measured'],
    unless: ['turbine', 'none'],
  }),
  battery: number('Battery', 'kWh', [0, 20], ours(0), {
    kind: 'slider',
    step: 1,
    write: (v) => (v.battery > 0 ? { planned: { battery: batteryOf(v) } } : {}),
    read: ({ planned }) => planned.battery?.sizeKwh ?? 0,
  }),
  warmth: choice(
    'Heating',
    {
      keep: 'As it is today',
      radiators: 'Heat pump with radiators',
      floor: 'Heat pump with underfloor heating',
    },
    ours('keep'),
    {
      write: (v) => ({ planned: { heating: heatingOf(v) } }),
      read: ({ planned: { heating } }) =>
        heating.kind === 'heat-pump' ? heating.emitters : 'keep',
    },
  ),
  rates: choice(
    'Electricity tariff',
    { keep: 'As it is today', two: 'With cheap hours at night' },
    ours('keep'),
    {
      write: (v) => ({ planned: { tariff: tariffOf(v, hasCheapHours(v)) } }),
      read: ({ current, planned }) =>
        planned.tariff.cheap && !current.tariff.cheap ? 'two' : 'keep',
    },
  ),
  car: choice(
    'An electric car',
    {
      none: 'None',
      'at-once': 'Charged when plugged in',
      cheap: 'Charged in the cheap hours',
      spare: 'Charged from spare sun and wind',
    },
    ours('none'),
    {
      write: (v) =>
        v.car === 'none'
          ? {}
          : { home: { car: carOf(v) }, planned: { charging: chargingOf(v, v.car) } },
      read: ({ planned }) => planned.charging?.mode ?? 'none',
    },
  ),
  presentCharger: choice(
    'The car today',
    {
      charger: 'Electric, on the same charger',
      plug: 'Electric, on a plug of 2.3 kW',
      fuel: 'Petrol or diesel',
    },
    ours('charger', CHEAP_IF_ANY),
    { ...FOR_CAR, write: (v) => (v.car === 'none' ? {} : { current: carToday(v) }) },
  ),
  loft: choice('Loft insulation', DONE, ours('keep'), {
    write: (v) => {
      const fabric = fabricOf(v);
      return fabric.length > 0 ? { planned: { fabric } } : {};
    },
    read: hasFabric('loft'),
  }),
  walls: choice(
    'Walls',
    { keep: 'As they are', cavity: 'Cavity filled', inside: 'Insulated from inside' },
    ours('keep'),
    {
      read: ({ planned: { fabric = [] } }) => {
        if (fabric.includes('cavity')) return 'cavity';
        return fabric.includes('walls') ? 'inside' : 'keep';
      },
    },
  ),
  draughts: choice('Draught-proofing', DONE, ours('keep'), { read: hasFabric('draughts') }),
  controls: choice('Heating controls', DONE, ours('keep'), { read: hasFabric('controls') }),
  diverter: choice(
    'Hot water from what is spare',
    { none: 'No', fitted: 'A diverter to the immersion heater' },
    ours('none'),
    {
      write: (v) => (v.diverter === 'fitted' ? { planned: { hasDiverter: true } } : {}),
      read: ({ planned }) => (planned.hasDiverter ? 'fitted' : 'none'),
    },
  ),
};

/** In the order in which measures are listed, so that a step read into the form is the same plan. */
function fabricOf({ loft, walls, draughts, controls }: Values): Fabric[] {
  const done: Readonly<Record<Fabric, boolean>> = {
    loft: loft === 'done',
    cavity: walls === 'cavity',
    walls: walls === 'inside',
    draughts: draughts === 'done',
    controls: controls === 'done',
  };
  return FABRIC_NAMES.filter((name) => done[name]);
}

const hasCheapHours = ({ presentRates, rates }: Values) =>
  presentRates === 'two' || rates === 'two';

/** The slopes that panels lie on. */
export function slopesOf({ facing, tilt }: Values): Slope[] {
  const directions = facing === 'both' ? [90, 270] : [Number(facing)];
  return directions.map((directionDegrees) => ({ tiltDegrees: tilt, directionDegrees }));
}

function roofsOf(v: Values, kw: number): Roof[] {
  const slopes = kw > 0 ? slopesOf(v) : [];
  return slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }));
}

const addedRoofs = ({ current, planned }: Plan) => planned.roofs.slice(current.roofs.length);

function directionOf([roof, other]: readonly Roof[]) {
  return roof && ((other ? 'both' : String(roof.directionDegrees)) as Values['facing']);
}

/** The wind at a turbine's hub. */
export const hubWindOf = ({ place, hubWind }: Values): HubWind =>
  place === 'measured'
    ? { hubWindMs: hubWind, isMeasured: true }
    : { hubWindMs: HUB_WIND_MS[place] };

const batteryOf = (v: Values): Battery => ({
  sizeKwh: v.battery,
  powerKw: v.batteryPower,
  backupShare: v.backup / 100,
  chargesAtNight: hasCheapHours(v),
});

const heatingOf = ({ warmth, heating, boiler }: Values): Heating =>
  warmth === 'keep'
    ? { kind: heating, ...(heating === 'oil' && boiler === 'due' && { isDue: true }) }
    : { kind: 'heat-pump', emitters: warmth, warmsWater: true };

const carOf = ({ miles, milesPerKwh }: Values): CarUse => ({
  milesAYear: miles,
  milesPerKwh,
  batteryKwh: CAR_KWH,
});

function carToday(v: Values): Partial<Setup> {
  if (v.presentCharger === 'fuel') return { fuelLitres: v.miles / v.milesPerLitre };
  // Who has cheap hours and an electric car uses them: otherwise that would count as saved by the plan.
  const charging = chargingOf(v, v.presentRates === 'two' ? 'cheap' : 'at-once');
  return { charging: v.presentCharger === 'plug' ? { ...charging, chargerKw: PLUG_KW } : charging };
}
