import type { HouseAge } from '../engine/demand/heat-need.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import type { HUB_WIND_MS } from '../engine/generation/turbine-output.ts';
import type { Machine } from '../engine/generation/turbines.ts';
import type { Charging } from '../engine/plan.ts';
import type { FigureName, FormFigures } from './figures.ts';

/** What a form says, by the names of its fields, and figures with the visitor's own among them. */
export interface Values
  extends
    Record<FigureName, number>,
    Record<'panels' | 'hubWind' | 'battery', number>,
    Record<'oilLitres' | 'heatingKwh' | 'floorM2' | 'people' | 'householdKwh', number>,
    Record<'presentPanels' | 'tilt' | 'batteryPower' | 'backup', number>,
    Record<'miles' | 'milesPerKwh' | 'milesPerLitre', number>,
    Record<'chargerKw' | 'pluggedFrom' | 'pluggedUntil', number>,
    Record<'exportPrice' | 'standingCharge' | 'dayPrice', number>,
    Record<'cheapPrice' | 'cheapFrom' | 'cheapUntil', number> {
  house: 'small' | 'medium' | 'large';
  heating: 'oil' | 'direct' | 'storage';
  use: 'low' | 'medium' | 'high';
  facing: '90' | '135' | '180' | '225' | '270' | 'both';
  turbine: 'none' | Machine;
  place: keyof typeof HUB_WIND_MS | 'measured';
  warmth: 'keep' | 'radiators' | 'floor';
  rates: 'keep' | 'two';
  car: 'none' | Charging['mode'];
  presentCharger: 'charger' | 'plug' | 'fuel';
  postcode: string;
  age: HouseAge;
  presence: Presence;
  presentRates: 'one' | 'two';
}

/** What a default may depend on, as far as a visitor has said. */
export interface Known extends Pick<Values, 'house' | 'heating' | 'use' | 'electricityPrice'> {
  people?: number | undefined;
  figures: FormFigures;
}
