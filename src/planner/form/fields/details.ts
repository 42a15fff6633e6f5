import type { Charging } from '../../engine/plan.ts';
import { hour, number, ours } from '../field.ts';
import type { Values } from '../values.ts';

/** The sources of what belongs together. */
export const GUESSES = {
  roof: 'The example roof of the solar calculator: south, at 35°',
  battery: 'The default of the battery calculator; 3.6 kW is usual',
  car: 'Our guess: a middling car; the dashboard knows better',
  charging: 'Our guess: at home by evening',
  fuel: 'Our guess: some 45 miles to the gallon',
} as const;

/** Of what is asked only of an electric car. */
export const FOR_CAR = { onlyFor: ['car', 'at-once', 'cheap', 'spare'] } as const;

/** How the parts of a plan are: each is written by the part that it is a detail of. */
export const DETAILS = {
  tilt: number('Tilt of the roof', 'degrees', [0, 90], ours(35, GUESSES.roof)),
  batteryPower: number('Power of the battery', 'kW', [0, 50], ours(3.6, GUESSES.battery)),
  backup: number('Kept in the battery for power cuts', '%', [0, 95], ours(0)),
  miles: number('Miles of the car a year', 'miles', [0, 60_000], ours(7000, GUESSES.car), FOR_CAR),
  milesPerKwh: number('Miles to a kWh', 'miles', [1, 8], ours(3.5, GUESSES.car), FOR_CAR),
  milesPerLitre: number(
    'Miles to a litre of petrol or diesel',
    'miles',
    [1, 30],
    ours(10, GUESSES.fuel),
    { onlyFor: ['presentCharger', 'fuel'] },
  ),
  chargerKw: number('Charger', 'kW', [1, 22], ours(7, 'A usual wallbox on one phase'), {
    ...FOR_CAR,
    read: ({ planned }) => planned.charging?.chargerKw,
  }),
  pluggedFrom: hour('Plugged in from', ours(18, GUESSES.charging), {
    ...FOR_CAR,
    read: ({ planned }) => planned.charging?.plugged.from,
  }),
  pluggedUntil: hour('Plugged in until', ours(8, GUESSES.charging), {
    ...FOR_CAR,
    read: ({ planned }) => planned.charging?.plugged.until,
  }),
};

export const chargingOf = (v: Values, mode: Charging['mode']): Charging => ({
  chargerKw: v.chargerKw,
  plugged: { from: v.pluggedFrom, until: v.pluggedUntil },
  mode,
});
