import figuresFile from '../../content/figures.json' with { type: 'json' };
import { BATTERY_FIGURES } from '../../src/model/calculators/battery/battery.ts';
import { HEAT_PUMP_FIGURES } from '../../src/model/calculators/heat-pump/heat-pump.ts';
import { calculateSolar, SOLAR_FIGURES } from '../../src/model/calculators/solar/solar.ts';
import { calculateWind, WIND_FIGURES } from '../../src/model/calculators/wind/wind.ts';
import { figureValues, pickFigures } from '../../src/model/calculators/figures.ts';
import { formatPounds, formatWhole } from '../../src/model/values/format.ts';
import type { Trial } from './calculator-trial.ts';

export type { Entry, Trial } from './calculator-trial.ts';

const solarFigures = pickFigures(figuresFile, SOLAR_FIGURES);
const windFigures = pickFigures(figuresFile, WIND_FIGURES);

function solar(postcode: string, changes: Partial<typeof solarValues> = {}) {
  const result = calculateSolar({ postcode }, { ...solarValues, ...changes });
  return { ...result, main: `${formatWhole(result.annualOutput)} kWh` };
}
const solarValues = figureValues(solarFigures);

function wind(postcode: string, kw: number, changes: Partial<typeof windValues> = {}) {
  const costs = { turbineCost: 12000, installationCost: 3500 };
  const input = { postcode, turbineSize: kw, ...costs };
  const result = calculateWind(input, { ...windValues, ...changes });
  return { ...result, main: `${formatWhole(result.annualOutput)} kWh` };
}
const windValues = figureValues(windFigures);

const roof = solar('HS8 5TH');
const mill = wind('HS8 5TH', 5);

export const SOLAR: Trial = {
  name: 'Solar',
  path: '/services/solar',
  service: ['solar', 'Solar Solutions'],
  title: 'Calculate Your Solar Potential',
  delay: 1500,
  entries: [['Postcode', 'HS8 5TH']],
  query: 'postcode=HS8+5TH',
  main: ['Annual Output', roof.main],
  rows: [
    ['Monthly Savings', formatPounds(roof.monthlySavings)],
    ['CO2 Reduction', `${formatWhole(roof.co2Reduction)} kg a year`],
    ['As much as', `${formatWhole(roof.co2Reduction / 21)} trees`],
    ['Panels', '12'],
    ['Likely between', '2,720 and 3,040 kWh'],
  ],
  given: ['Postcode: HS8 5TH', 'Solar capacity: 4 kW'],
  step: `4 kW × ${formatWhole(roof.yieldPerKw)} kWh per kW × 0.8 = ${roof.main} a year`,
  change: {
    entry: ['Postcode', 'EH1 1YZ'],
    address: /\?postcode=EH1\+1YZ#/,
    main: solar('EH1 1YZ').main,
  },
  figures: Object.values(solarFigures),
  assumption: {
    entry: ['Sunshine yield in the islands, kWh per kW a year', '1,000'],
    name: 'solarYieldIslands',
    main: solar('HS8 5TH', { solarYieldIslands: 1000 }).main,
  },
  example: solar('HS8 5SS').main,
};

export const WIND: Trial = {
  name: 'Wind',
  path: '/services/micro-turbines',
  service: ['micro-turbines', 'Micro Wind Turbines'],
  title: 'Calculate Your Wind Energy Potential',
  delay: 1500,
  entries: [
    ['Postcode', 'hs85th'],
    ['Turbine size', '5 kW Large residential'],
    ['Turbine cost, £', '£12,000'],
    ['Installation cost, £', '3 500'],
  ],
  query: 'postcode=HS8+5TH&turbineSize=5&turbineCost=12000&installationCost=3500',
  main: ['Annual Energy Production', mill.main],
  rows: [
    ['Monthly Savings', formatPounds(mill.monthlySavings)],
    ['CO2 Reduction', `${formatWhole(mill.co2Reduction)} kg/year`],
    ['Payback Period', `${mill.paybackPeriod.toFixed(1)} years`],
    ['Wind speed', `${mill.windSpeed.toFixed(1)} m/s`],
  ],
  given: [
    'Postcode: HS8 5TH',
    'Turbine: 5 kW',
    'Turbine cost: £12,000',
    'Installation cost: £3,500',
  ],
  step: `£15,500 ÷ ${formatPounds(mill.monthlySavings * 12)} a year = ${mill.paybackPeriod.toFixed(1)} years`,
  change: {
    entry: ['Turbine size', '15 kW Commercial'],
    address: /&turbineSize=15&/,
    main: wind('HS8 5TH', 15).main,
  },
  figures: Object.values(windFigures),
  assumption: {
    entry: ['Mean wind speed in the islands, m/s', '9'],
    name: 'windSpeedIslands',
    main: wind('HS8 5TH', 5, { windSpeedIslands: 9 }).main,
  },
  example: wind('HS8 5SS', 2.5).main,
};

export const EV: Trial = {
  name: 'EV charging cost',
  path: '/services/ev-chargers',
  service: ['ev-chargers', 'EV Chargers'],
  title: 'EV Charging Services',
  delay: 800,
  entries: [
    ['Battery capacity, kWh', '64 kWh'],
    ['Target charge, %', '90%'],
  ],
  query:
    'batteryCapacity=64&currentCharge=20&targetCharge=90&electricityRate=0.28&efficiency=3.5&chargerPower=7',
  main: ['Cost per Charge', '£12.54'],
  rows: [
    ['Cost per Mile', '8.0p'],
    ['Time to Charge', '6.4 hours'],
    ['Range Added', '157 miles'],
    ['Energy', '44.8 kWh'],
  ],
  given: ['Battery capacity: 64 kWh', 'Charge: 20% to 90%', 'Electricity rate: £0.28 per kWh'],
  step: '64 kWh × (90% − 20%) = 44.8 kWh',
  change: {
    entry: ['Electricity rate, £ per kWh', '15p'],
    address: /&electricityRate=15p&/,
    main: '£6.72',
  },
  figures: [],
  example: '£10.08',
};

export const BATTERY: Trial = {
  name: 'Battery storage',
  path: '/services/battery-storage',
  service: ['battery-storage', 'Battery Storage'],
  title: 'Calculate Your Battery Storage Potential',
  delay: 1500,
  description: 'Battery storage potential calculated based on your inputs.',
  entries: [
    ['Solar capacity, kW', '4'],
    ['Annual consumption, kWh', '4,000'],
    ['Battery cost, £', '4,500'],
    ['Installation cost, £', '800'],
  ],
  query:
    'sourceType=solar&batterySize=5&energyConsumption=4000&batteryCost=4500&installationCost=800&solarCapacity=4',
  main: ['Annual Savings', '£409'],
  rows: [
    ['Monthly Savings', '£34'],
    ['CO2 Reduction', '340 kg a year'],
    ['As much as', '16 trees'],
    ['Payback Period', '13.0 years'],
    ['Through the battery', '4.0 kWh a day'],
  ],
  given: ['Solar capacity: 4 kW', 'Annual consumption: 4,000 kWh', 'Battery cost: £4,500'],
  step: '4.0 kWh × 365 × £0.28 = £409 a year',
  change: { entry: ['Battery size, kWh', '2'], address: /&batterySize=2&/, main: '£164' },
  figures: Object.values(pickFigures(figuresFile, BATTERY_FIGURES)),
  assumption: {
    entry: ['Price of grid electricity, £/kWh', '50p'],
    name: 'electricityPrice',
    main: '£730',
  },
  example: '£448',
};

export const HEAT_PUMP: Trial = {
  name: 'Heat pump',
  path: '/services/heat-pumps',
  service: ['heat-pumps', 'Heat Pumps'],
  title: 'Calculate Your Heat Pump Savings',
  delay: 1200,
  description: 'Heat pump savings calculated successfully.',
  entries: [
    ['Home size', 'Medium (3-4 bedrooms)'],
    ['Current system', 'Electric heating'],
    ['Annual energy usage for heating, kWh', '15,000'],
    ['Installation cost, £', '11,000'],
  ],
  query: 'homeSize=medium&currentSystem=electric&annualUsage=15000&installationCost=11000',
  main: ['Annual Savings', '£3,000'],
  rows: [
    ['Heating now', '£4,200 a year'],
    ['With a heat pump', '£1,200 a year'],
    ['CO2 Reduction', '2,496 kg a year'],
    ['Payback Period', '3.7 years'],
    ['COP', '3.5'],
  ],
  given: ['Home size: Medium (3-4 bedrooms)', 'Energy for heating: 15,000 kWh a year'],
  step: 'Heat pump: 15,000 kWh ÷ 3.5 × £0.28 = £1,200',
  change: {
    entry: ['Annual energy usage for heating, kWh', '18000'],
    address: /&annualUsage=18000&/,
    main: '£3,600',
  },
  figures: Object.values(pickFigures(figuresFile, HEAT_PUMP_FIGURES)),
  assumption: {
    entry: ['Price of grid electricity, £/kWh', '0.5'],
    name: 'electricityPrice',
    main: '£5,357',
  },
  example: '£3,000',
};

export const TRIALS = [SOLAR, WIND, EV, BATTERY, HEAT_PUMP];
