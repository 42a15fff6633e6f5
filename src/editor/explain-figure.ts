/** Explanations of figures, by patterns for their names; the first match is used. */
const EXPLANATIONS: readonly [name: RegExp, explanation: string][] = [
  [/^electricityPrice$/, 'What customers pay for a unit (kWh) of grid electricity'],
  [/^exportPrice/, 'What a supplier pays for a unit (kWh) sold to the grid'],
  [
    /^(night|go|cosy)\w*Price$/,
    'Price of a unit (kWh) in these hours, on a tariff with cheap hours',
  ],
  [/^oilPrice$/, 'Price per unit (kWh) of oil, about a tenth of the price per litre'],
  [/^oilLitrePrice$/, 'Today’s price per litre'],
  [/^(lpg|solid)Price$/, 'What customers pay for this fuel'],
  [/^fuelPrice$/, 'What drivers pay for a litre'],
  [/^(loft|cavity|walls|draughts)Price$/, 'What the work costs'],
  [/^(eicr|pat|alarms|callOut|labour|hire)/, 'What you charge; used only in guide prices'],
  [/^boilerPrice$/, 'What an oil boiler costs, to compare with a heat pump'],
  [/Price(PerKwh?)?$/, 'What customers pay you'],
  [/Service$/, 'What the yearly service costs a customer'],
  [/^householdUse$/, 'A year’s electricity in the example home'],
  [/^treeCarbon$/, 'Turns a saving into a number of trees'],
  [/CarbonToday$/, 'The CO2 from each unit used, by the government’s latest factors'],
  [/Carbon$/, 'The CO2 from each unit used'],
  [/^solarSystemSize$/, 'The size of the panels in the solar calculator’s example'],
  [/^solarPanelsPerKw$/, 'Panels needed for each kW'],
  [/^(solarYield|windSpeed)Variation$/, 'How far sites differ from the average, up or down'],
  [/^solarYield/, 'What each kW of panels makes in a year'],
  [/^(solar|wind)SelfUse$/, 'Share of the output used at home; the planner calculates it'],
  [/^windSpeed/, 'The average wind speed in the wind calculator'],
  [
    /^(solarPerformanceRatio|windRatedSpeed|airDensity|turbineEfficiency|hoursPerYear)$/,
    'Part of the sum for a year’s output; change it only on an engineer’s advice',
  ],
  [/^battery(Solar|Wind)Fill$/, 'How full the battery gets each day; the planner calculates it'],
  [/^batteryLosses$/, 'The electricity lost in a battery'],
  [
    /^battery(Usable|Solar|Wind)/,
    'Part of the battery calculator’s sum; change it only on an engineer’s advice',
  ],
  [/Efficiency$/, 'The heat from each unit of fuel, such as 0.9'],
  [/^cop/, 'Units of heat from one unit of electricity, such as 3.2'],
  [/^chargingLosses$/, 'The electricity lost while a car charges'],
  [/Saving$/, 'How much heat the work saves'],
  [/DaysLost$/, 'Days a year without output'],
  [/Lifetime$/, 'Years until replacement'],
];

/** Explains a figure in the form. */
export const explainFigure = (name: string): string =>
  EXPLANATIONS.find(([names]) => names.test(name))?.[1] ?? 'One of your own figures';
