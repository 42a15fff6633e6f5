import type { HouseAge } from '../engine/demand/needs.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import type { Charging, HUB_WIND_MS, Machine } from '../engine/plan.ts';
import type { AnyFigure, FormFigures } from './figures.ts';

/** What a form says, by the names of its fields, and figures with the visitor's own among them. */
export interface Values
  extends
    Record<AnyFigure, number>,
    Record<'yearPounds' | 'monthPounds' | 'oilLitres' | 'heatingKwh', number>,
    Record<'panels' | 'hubWind' | 'battery', number>,
    Record<'floorM2' | 'people' | 'householdKwh', number>,
    Record<'presentPanels' | 'tilt' | 'batteryPower' | 'backup' | 'exportLimit', number>,
    Record<'miles' | 'milesPerKwh' | 'milesPerLitre', number>,
    Record<'chargerKw' | 'pluggedFrom' | 'pluggedUntil', number>,
    Record<'electricityPence' | 'oilPence' | 'fuelPence' | 'standingPence', number>,
    Record<'exportPence' | 'dayPence' | 'cheapPence' | 'cheapFrom' | 'cheapUntil', number> {
  house: 'small' | 'medium' | 'large';
  heating: 'oil' | 'direct' | 'storage';
  spendIn: 'year' | 'month' | 'used';
  use: 'low' | 'medium' | 'high';
  facing: '90' | '135' | '180' | '225' | '270' | 'both';
  turbine: 'none' | Machine;
  place: keyof typeof HUB_WIND_MS | 'measured';
  warmth: 'keep' | 'radiators' | 'floor';
  rates: 'keep' | 'two';
  car: 'none' | Charging['mode'];
  loft: 'keep' | 'done';
  walls: 'keep' | 'cavity' | 'inside';
  draughts: 'keep' | 'done';
  controls: 'keep' | 'done';
  diverter: 'none' | 'fitted';
  help: 'with' | 'without';
  presentCharger: 'charger' | 'plug' | 'fuel';
  postcode: string;
  age: HouseAge;
  presence: Presence;
  presentRates: 'one' | 'two';
  boiler: 'stays' | 'due';
  exportTariff: 'any' | 'customer' | 'special' | 'own';
}

/** What a default may depend on, as far as a visitor has said. */
export interface Known extends Pick<Values, 'house' | 'heating' | 'use' | 'electricityPence'> {
  people?: number | undefined;
  figures: FormFigures;
}
