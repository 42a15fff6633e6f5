import { OIL_KWH_PER_LITRE } from '../engine/demand/annual-demand.ts';
import type { Fuel, Tariff, TariffName } from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import type { PlannerValues } from './fields.ts';
import { DAY_SURCHARGE } from './field-table.ts';

/** £ a day: the price cap's, GB average, October to December 2026. */
const STANDING_CHARGE = 0.5483;

/** Off-peak local hours of today's tariffs. Those of Total Heating Total Control vary with the weather. */
const CURRENT_CHEAP_HOURS: Readonly<
  Partial<Record<PlannerValues['presentTariff'], NonNullable<Tariff['offPeak']>['hours']>>
> = {
  night: [{ from: 0, until: 7 }],
  heating: [
    { from: 0, until: 5 },
    { from: 13, until: 16 },
    { from: 20, until: 22 },
  ],
};

export function currentTariffOf(values: PlannerValues): Tariff {
  const hours = CURRENT_CHEAP_HOURS[values.presentTariff];
  return {
    importPrice: values.electricityPence / 100,
    ...(hours && { offPeak: { price: values.nightPence / 100, hours } }),
    ...{ exportPrice: values.exportPence / 100, standingCharge: STANDING_CHARGE },
  };
}

/** Tariffs with off-peak hours that a home can change to. */
export function tariffsOf(values: PlannerValues): Record<TariffName, Tariff> {
  const tariff = (name: TariffName, importPrice: number, offPeak: Tariff['offPeak']): Tariff => ({
    ...{ name, importPrice, offPeak },
    ...{ exportPrice: values.exportPence / 100, standingCharge: STANDING_CHARGE },
  });
  return {
    night: tariff('night', (values.electricityPence / 100) * DAY_SURCHARGE, {
      price: values.nightPrice,
      hours: [{ from: 0, until: 7 }],
    }),
    go: tariff('go', values.goDayPrice, { price: values.goPrice, hours: [{ from: 0, until: 5 }] }),
    cosy: {
      ...tariff('cosy', values.cosyDayPrice, {
        price: values.cosyPrice,
        hours: [
          { from: 4, until: 7 },
          { from: 13, until: 16 },
          { from: 22, until: 0 },
        ],
      }),
      peak: { price: values.cosyPeakPrice, hours: { from: 16, until: 19 } },
    },
  };
}

export const fuelsOf = (values: PlannerValues): Prices['fuels'] => ({
  oil: {
    price: values.oilPence / 100 / OIL_KWH_PER_LITRE,
    carbon: values.oilCarbonToday,
    efficiency: values.oilEfficiency,
  },
  lpg: { price: values.lpgPrice, carbon: values.lpgCarbon, efficiency: values.oilEfficiency },
  solid: {
    price: values.solidPrice,
    carbon: values.solidCarbon,
    efficiency: values.solidEfficiency,
  },
});

export function fuelOf({ heating }: PlannerValues): Fuel | undefined {
  if (heating === 'old-oil') return 'oil';
  return heating === 'oil' || heating === 'lpg' || heating === 'solid' ? heating : undefined;
}
