import type { Tariff } from '../../engine/plan.ts';
import { hour, number, ours } from '../field.ts';
import type { Known, Values } from '../values.ts';

const PRICE_LIMITS = [0, 5] as const;
const A_TENTH_MORE = 'Our guess: a tenth above a single price, as cheap nights make dearer days';
const atNight = <T>(value: T, { figures }: Known) => ours(value, figures.nightPrice.source);
const dayPrice = ({ electricityPrice }: Known) => Number((electricityPrice * 1.1).toFixed(3));

/** What is paid and got for electricity, but for the price that is a figure. */
export const PRICES = {
  exportPrice: number('Price for what is sold', '£/kWh', PRICE_LIMITS, ({ figures }) =>
    ours(figures.exportPrice.value, figures.exportPrice.source),
  ),
  standingCharge: number(
    'Standing charge',
    '£ a day',
    [0, 10],
    ours(0.6, 'Our guess; your bill says'),
  ),
  dayPrice: number('Price outside the cheap hours', '£/kWh', PRICE_LIMITS, (known) =>
    ours(dayPrice(known), A_TENTH_MORE),
  ),
  cheapPrice: number('Price in the cheap hours', '£/kWh', PRICE_LIMITS, (known) =>
    atNight(known.figures.nightPrice.value, known),
  ),
  cheapFrom: hour('Cheap from', (known) => atNight(0, known)),
  cheapUntil: hour('Cheap until', (known) => atNight(7, known)),
};

export function tariffOf(v: Values, hasCheapHours: boolean): Tariff {
  const { electricityPrice, exportPrice, standingCharge } = v;
  const flat = { importPrice: electricityPrice, exportPrice, standingCharge };
  const hours = { from: v.cheapFrom, until: v.cheapUntil };
  return hasCheapHours
    ? { ...flat, importPrice: v.dayPrice, cheap: { price: v.cheapPrice, hours } }
    : flat;
}
