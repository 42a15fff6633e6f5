import { mapValues } from '../../../records.ts';
import { TURBINES, type Machine } from '../../engine/plan.ts';
import { choice, hour, number, ours } from '../field.ts';

const OPEN_GROUND = 'Our guess: open ground. The hub is the middle of the rotor';
const CHEAP_IF_ANY = 'Charged in the cheap hours where there are any, otherwise when plugged in';
const ROOF = 'The example roof of the solar calculator: south, at 35°';
const BATTERY = 'The default of the battery calculator; 3.6 kW is usual';
const A_CAR = 'Our guess: a middling car; the dashboard knows better';
const BY_EVENING = 'Our guess: at home by evening';
const FUEL = 'Our guess: some 45 miles to the gallon';
const DONE = { keep: 'As it is', done: 'Done' } as const;
const FOR_CAR = { onlyFor: ['car', 'at-once', 'cheap', 'spare'] } as const;
const FOR_TURBINE = { unless: ['turbine', 'none'] } as const;

/** What would be bought, changed or switched. */
export const PLAN = {
  help: choice(
    'Grants and loans',
    { with: 'Counted', without: 'Left out' },
    ours('with', 'For owners who live there; conditions stand beside each step'),
  ),
  panels: number('Solar panels', 'kW', [0, 12], ours(0), { kind: 'slider', step: 0.5 }),
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
    ours('180', ROOF),
    { unless: ['panels', '0'] },
  ),
  turbine: choice(
    'Wind turbine',
    {
      none: 'None',
      ...mapValues<Machine, (typeof TURBINES)[Machine], string>(
        TURBINES,
        ({ name, ratedKw }) => `${name}, ${ratedKw} kW`,
      ),
    },
    ours('none'),
  ),
  place: choice(
    'Where the turbine stands',
    {
      sheltered: 'Sheltered, 5 m/s at the hub',
      open: 'Open ground, 6 m/s',
      ridge: 'Ridge or shore, 7 m/s',
      measured: 'I have measured it',
    },
    ours('open', OPEN_GROUND),
    FOR_TURBINE,
  ),
  hubWind: number('Measured mean wind at the hub', 'm/s', [0, 15], ours(6, OPEN_GROUND), {
    ...FOR_TURBINE,
    onlyFor: ['place', 'measured'],
  }),
  battery: number('Battery', 'kWh', [0, 20], ours(0), { kind: 'slider', step: 1 }),
  warmth: choice(
    'Heating',
    {
      keep: 'As it is today',
      radiators: 'Heat pump with radiators',
      floor: 'Heat pump with underfloor heating',
    },
    ours('keep'),
  ),
  rates: choice(
    'Electricity tariff',
    { keep: 'As it is today', two: 'With cheap hours at night' },
    ours('keep'),
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
  ),
  presentCharger: choice(
    'The car today',
    {
      charger: 'Electric, on the same charger',
      plug: 'Electric, on a plug of 2.3 kW',
      fuel: 'Petrol or diesel',
    },
    ours('charger', CHEAP_IF_ANY),
    FOR_CAR,
  ),
  loft: choice('Loft insulation', DONE, ours('keep')),
  walls: choice(
    'Walls',
    { keep: 'As they are', cavity: 'Cavity filled', inside: 'Insulated from inside' },
    ours('keep'),
  ),
  draughts: choice('Draught-proofing', DONE, ours('keep')),
  controls: choice('Heating controls', DONE, ours('keep')),
  diverter: choice(
    'Hot water from what is spare',
    { none: 'No', fitted: 'A diverter to the immersion heater' },
    ours('none'),
  ),
};

/** How the parts of a plan are. */
export const DETAILS = {
  tilt: number('Tilt of the roof', 'degrees', [0, 90], ours(35, ROOF)),
  batteryPower: number('Power of the battery', 'kW', [0, 50], ours(3.6, BATTERY)),
  backup: number('Kept in the battery for power cuts', '%', [0, 95], ours(0)),
  miles: number('Miles of the car a year', 'miles', [0, 60_000], ours(7000, A_CAR), FOR_CAR),
  milesPerKwh: number('Miles to a kWh', 'miles', [1, 8], ours(3.5, A_CAR), FOR_CAR),
  milesPerLitre: number('Miles to a litre of petrol or diesel', 'miles', [1, 30], ours(10, FUEL), {
    onlyFor: ['presentCharger', 'fuel'],
  }),
  chargerKw: number('Charger', 'kW', [1, 22], ours(7, 'A usual wallbox on one phase'), FOR_CAR),
  pluggedFrom: hour('Plugged in from', ours(18, BY_EVENING), FOR_CAR),
  pluggedUntil: hour('Plugged in until', ours(8, BY_EVENING), FOR_CAR),
};
