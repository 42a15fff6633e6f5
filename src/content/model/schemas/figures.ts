import * as z from 'zod/mini';
import { withAdvice } from './messages.ts';
import {
  fileFields,
  label,
  labelled,
  line,
  month,
  placeholder,
  tooLargeShare,
  group,
  yesNo,
} from './primitives.ts';

const otherSchema = group('Value', {
  value: z.number().check(z.describe('The number, in the same unit')),
  label: line('Name that visitors see, with the month', 60).check(label('Name')),
});

/** A number with everything a reader needs in order to trust it. */
const figureSchema = z
  .strictObject({
    value: z
      .number()
      .check(z.minimum(0), z.describe('In the unit below; if it is "share", 0.1 means 10%')),
    unit: line('Calculators expect this unit, so leave it as it is', 40),
    label: line('Name that visitors see', 120).check(label('Name')),
    asOf: month('Month from which it applies').check(label('Applies from')),
    source: line('Publisher and month, such as "Ofgem, October 2026", or "Our price"', 240),
    isPlaceholder: z.optional(
      placeholder(
        'On until you have replaced it with your own figure. The site shows it meanwhile',
      ),
    ),
    mayBeZero: z.optional(yesNo('Zero is allowed', 'You and visitors may enter 0')),
    others: z
      .optional(z.array(otherSchema).check(z.maxLength(4)))
      .check(labelled('Other values', 'Alternatives that visitors can choose, up to four')),
    bySize: z
      .optional(
        z
          .array(z.number().check(z.minimum(0), label('Value')))
          .check(z.minLength(3), z.maxLength(12)),
      )
      .check(
        labelled('Values by size', 'Calculated by the planner: leave them as they are'),
        z.meta({ readOnly: true }),
      ),
  })
  .check(
    z.refine(({ value, mayBeZero }) => value !== 0 || mayBeZero, {
      path: ['value'],
      error: 'a number above 0; calculators divide by it, so enter more than 0',
    }),
    z.refine(({ value, unit }) => unit !== 'share' || value <= 1, {
      path: ['value'],
      error: ({ input }) => tooLargeShare((input as { value: number }).value),
    }),
    z.describe('A figure, under the name that calculators use'),
  );

/** A price gets a notice if it differs from the usual price by this factor: below ten, to detect a misplaced decimal point. */
const FAR_OFF = 5;

/** Every price, factor, yield and COP that the calculators use, by name. */
export const figuresSchema = withAdvice(z.catchall(z.object(fileFields), figureSchema), (figures) =>
  [...USUAL_PRICES].flatMap(([name, usual]) => {
    const value = figures[name]?.value;
    if (!value || (value < usual * FAR_OFF && value > usual / FAR_OFF)) return [];
    return [
      {
        path: [name, 'value'],
        expected: `a price close to the usual £${usual}`,
        fix: adviseOnPrice(value, usual),
      },
    ];
  }),
);

/** Explains an unusual price, and how to enter the usual number of pence. */
const adviseOnPrice = (value: number, usual: number): string =>
  `this means £${value}, and about £${usual} is usual: ` +
  (usual < 2 && value >= 1
    ? `write ${value}p as ${value / 100}`
    : 'check the decimal point and the unit');

/**
 * Typical prices in the units of content/figures.json, only to detect a misplaced decimal point. A company's own prices
 * belong in figures.json.
 */
const USUAL_PRICES = new Map(
  Object.entries({
    electricityPrice: 0.28,
    exportPrice: 0.05,
    exportPriceCustomer: 0.12,
    nightPrice: 0.16,
    goPrice: 0.085,
    goDayPrice: 0.3,
    cosyPrice: 0.145,
    cosyDayPrice: 0.333,
    cosyPeakPrice: 0.517,
    lpgPrice: 0.09,
    solidPrice: 0.085,
    oilPrice: 0.08,
    oilLitrePrice: 1.16,
    fuelPrice: 1.4,
    panelsFixedPrice: 1500,
    panelsPricePerKw: 1300,
    kw3Price: 16000,
    kw6Price: 33000,
    excel10Price: 62000,
    batteryFixedPrice: 1500,
    batteryPricePerKwh: 600,
    heatPumpPrice: 13000,
    heatPump6Price: 11494,
    heatPump8Price: 12164,
    heatPump10Price: 12686,
    heatPump12Price: 13943,
    heatPump14Price: 15365,
    heatPump16Price: 15496,
    radiatorsPrice: 5000,
    radiatorsUpgradePrice: 1700,
    boilerPrice: 4500,
    chargerPrice: 1000,
    loftPrice: 900,
    cavityPrice: 2200,
    wallsPrice: 12000,
    draughtsPrice: 250,
    controlsPrice: 400,
    diverterPrice: 600,
    boilerService: 150,
    heatPumpService: 200,
    turbineService: 450,
    inverterPrice: 1000,
  }),
);
