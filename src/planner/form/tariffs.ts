import { OIL_KWH_PER_LITRE } from '../engine/demand/annual-demand.ts';
import type { Fuel, Tariff, TariffName } from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import type { Values } from './fields.ts';
import { DAY_SURCHARGE } from './table.ts';

/** £ a day: the price cap's, GB average, October to December 2026. */
const STANDING_CHARGE = 0.5483;

/** Off-peak local hours of today's tariffs. Those of Total Heating Total Control vary with the weather. */
const CURRENT_CHEAP_HOURS: Readonly<
  Partial<Record<Values['presentTariff'], NonNullable<Tariff['offPeak']>['hours']>>
> = {
  night: [{ from: 0, until: 7 }],
  heating: [
    { from: 0, until: 5 },
    { from: 13, until: 16 },
    { from: 20, until: 22 },
  ],
};

export function currentTariff(v: Values): Tariff {
  const hours = CURRENT_CHEAP_HOURS[v.presentTariff];
  return {
    importPrice: v.electricityPence / 100,
    ...(hours && { offPeak: { price: v.nightPence / 100, hours } }),
    ...{ exportPrice: v.exportPence / 100, standingCharge: STANDING_CHARGE },
  };
}

/** Tariffs with off-peak hours that a home can change to. */
export function tariffsOf(v: Values): Record<TariffName, Tariff> {
  const tariff = (name: TariffName, importPrice: number, offPeak: Tariff['offPeak']): Tariff => ({
    ...{ name, importPrice, offPeak },
    ...{ exportPrice: v.exportPence / 100, standingCharge: STANDING_CHARGE },
  });
  return {
    night: tariff('night', (v.electricityPence / 100) * DAY_SURCHARGE, {
      price: v.nightPrice,
      hours: [{ from: 0, until: 7 }],
    }),
    go: tariff('go', v.goDayPrice, { price: v.goPrice, hours: [{ from: 0, until: 5 }] }),
    cosy: {
      ...tariff('cosy', v.cosyDayPrice, {
        price: v.cosyPrice,
        hours: [
          { from: 4, until: 7 },
          { from: 13, until: 16 },
          { from: 22, until: 0 },
        ],
      }),
      peak: { price: v.cosyPeakPrice, hours: { from: 16, until: 19 } },
    },
  };
}

export const fuelsOf = (v: Values): Prices['fuels'] => ({
  oil: {
    price: v.oilPence / 100 / OIL_KWH_PER_LITRE,
    carbon: v.oilCarbonToday,
    efficiency: v.oilEfficiency,
  },
  lpg: { price: v.lpgPrice, carbon: v.lpgCarbon, efficiency: v.oilEfficiency },
  solid: { price: v.solidPrice, carbon: v.solidCarbon, efficiency: v.solidEfficiency },
});

export function fuelOf({ heating }: Values): Fuel | undefined {
  if (heating === 'old-oil') return 'oil';
  return heating === 'oil' || heating === 'lpg' || heating === 'solid' ? heating : undefined;
}
