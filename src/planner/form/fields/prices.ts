import { choice, hour, ours, pence, type Known } from '../field.ts';
import type { FormFigures } from '../figures.ts';

const A_KWH = 'p a kWh';
const IMPORT = [5, 100] as const;
const A_TENTH_MORE = 'Our guess: a tenth above a single price, as cheap nights make dearer days';
const atNight = <T>(value: T, { figures }: Known) => ours(value, figures.nightPrice.source);
const dayPence = ({ electricityPence }: Known) => Number((electricityPence * 1.1).toFixed(1));

/** A price of the figures, £, in pence. */
export const inPence = (pounds: number) => Number((pounds * 100).toFixed(2));

const fromFigure =
  (name: keyof FormFigures) =>
  ({ figures }: Known) =>
    ours(inPence(figures[name].value), figures[name].source);

export const PRICES = {
  electricityPence: pence('Price of electricity', A_KWH, IMPORT, fromFigure('electricityPrice')),
  oilPence: pence('Price of heating oil', 'p a litre', [20, 400], fromFigure('oilLitrePrice')),
  fuelPence: pence('Price of petrol or diesel', 'p a litre', [50, 400], fromFigure('fuelPrice')),
  exportTariff: choice(
    'What is paid for power that you sell',
    {
      any: 'What most suppliers pay anyone',
      customer: 'Your own supplier’s export tariff',
      special: 'A special tariff',
      own: 'I know the price',
    },
    ({ figures }) =>
      ours(
        'any',
        `${inPence(figures.exportPrice.value)}p, ${inPence(figures.exportPriceCustomer.value)}p or ${inPence(figures.exportPriceSpecial.value)}p a kWh. ${figures.exportPriceCustomer.source}. ${figures.exportPriceSpecial.source}`,
      ),
  ),
  exportPence: pence('Price for what is sold', A_KWH, [0, 60], fromFigure('exportPrice'), {
    onlyFor: ['exportTariff', 'own'],
  }),
  standingPence: pence(
    'Standing charge',
    'p a day',
    [0, 300],
    ours(60, 'Our estimate; the cap was 54.83p in October 2026'),
  ),
  dayPence: pence('Price outside the cheap hours', A_KWH, IMPORT, (known) =>
    ours(dayPence(known), A_TENTH_MORE),
  ),
  cheapPence: pence('Price in the cheap hours', A_KWH, [1, 80], (known) =>
    atNight(inPence(known.figures.nightPrice.value), known),
  ),
  cheapFrom: hour('Cheap from', (known) => atNight(0, known)),
  cheapUntil: hour('Cheap until', (known) => atNight(7, known)),
};
