/** The planner's rules, each with its source. */
export const RULES = [
  {
    title: 'Weather',
    text: 'We use every hour of 2017 at Malin Head, the nearest open coast with free hourly data. We scale each month’s temperature, wind and light to the averages of the Western Isles.',
    source:
      'Met Éireann, CC BY 4.0, adapted; averages from SAP 2012, region 18. Light from August to December is derived from earlier days.',
  },
  {
    title: 'Panels',
    text: 'We split each hour’s light into direct and diffuse light, and calculate what falls on a roof pitched at 35°. Panels lose 0.35% for each degree above 25 °C, and wind cools them. The wiring and inverter lose 17%. We deduct shade that a survey has measured.',
    source: 'Erbs 1982; Hay and Davies 1980; Faiman 2008; ASHRAE incidence (0.05)',
  },
  {
    title: 'Turbine',
    text: 'We model a generic 2.5, 6 or 10 kW turbine with the published power curve of a Kingspan KW3, Kingspan KW6 or Bergey Excel 10. Unless your wind was measured, we assume 6 m/s at the hub.',
    source: 'Curves from NREL’s SAM library, BSD-3-Clause; wind by site is our estimate',
  },
  {
    title: 'Household',
    text: 'We adjust typical use for the number of people and spread it over the day as in an average home. Each hour has a quiet and a busy part, because a kettle briefly draws more than panels make.',
    source:
      'Elexon profile class 1 (UKERC Energy Data Centre); Ofgem’s typical use, July 2026; SAP 2012',
  },
  {
    title: 'Your own meter',
    text: 'Half-hourly or monthly readings replace the average home. We match each hour to a reading from the same weekday, within three days. You decide how to fill gaps. The file stays in your browser.',
    source: 'Your supplier',
  },
  {
    title: 'Heat',
    text: 'We calculate it from your bills, a measured heat loss, or the house: its walls, loft, windows and floor area give 1.2 to 3.3 W for each m² and degree. We spread it over the year in proportion to how far each hour’s temperature falls below 15.5 °C. Storage heaters charge in the cheap hours. We allow 25 litres of hot water a day for each person, plus 36 for the household.',
    source: 'SAP 2012 for degree days and hot water; heat loss by wall type is our estimate',
  },
  {
    title: 'Heat pump',
    text: 'The hotter the water and the colder the air, the less efficient it is. Radiators need water at up to 40 °C in frost, underfloor heating at up to 30 °C, and hot water is heated to 50 °C. We size it to heat the house when it is −2 °C outside; larger ones cost more. Above 16 kW, the price needs a survey.',
    source:
      'When2Heat 2019, MIT; Boiler Upgrade Scheme statistics, September 2026; −2 °C is our estimate',
  },
  {
    title: 'Battery',
    text: 'You can use 90% of its capacity (our calculator: 80%), and 10% of what you store is lost. It stores surplus power and supplies it when you need more than you make. On a tariff with cheap hours it also charges at night, in line with the previous day’s use; the low end of the range assumes it fills every night.',
    source: 'Usual data sheet values; our estimate',
  },
  {
    title: 'Car',
    text: 'We assume the same miles every day. You choose when it charges: from 6 pm, in the cheap hours, or from surplus power, topped up from the grid by morning. A home charger loses 9%. The price of the car is not included.',
    source: 'Reported ADAC measurements, rounded',
  },
  {
    title: 'Insulation and controls',
    text: 'Loft insulation saves 3.2% of space heating, cavity filling 12%, insulating solid walls 17.3%, draught-proofing 3% and controls 4%. We apply these one after another, each to the heat still needed. Prices depend on floor area. Cavity filling is never one of our first steps, because it needs a survey: the west of Scotland has driving rain, and guidance advises against it in face-brick walls.',
    source:
      'National Energy Efficiency Data-Framework, June 2026; BRE Good Building Guide 44; draughts and controls are our estimate',
  },
  {
    title: 'Tariffs',
    text: 'We price each hour separately: exports in one hour do not cancel purchases in another. We compare your tariff with a night tariff (seven cheap hours), a car tariff (five cheap hours) and a heat pump tariff (three cheap periods and an expensive evening), and name the best. Exports earn 5p a kWh, or 12p from the supplier you buy from, up to 3.68 kW.',
    source: 'Published tariffs, May and July 2026; prices in the table below',
  },
  {
    title: 'Money',
    text: 'We deduct servicing and a replacement inverter from the saving. Payback is the cost after grants divided by the yearly saving, without interest. If your oil boiler is due for replacement, we deduct the price of a new one from the cost. VAT on installation is 0% until 31 March 2027, then 5%.',
    source: 'Your prices, or ours with source and month',
  },
  {
    title: 'Grants and loans',
    text: 'We include them only for owners in their main home. “Better off straight away” means that even the low end of the saving is more than the loan repayments.',
    source: 'The schemes listed under the planner, with conditions and months',
  },
  {
    title: 'Carbon',
    text: 'We count the electricity you buy and the fuel you burn: 0.144 kg for each kWh of electricity, 0.247 for oil. We leave out exports and the emissions from making the equipment.',
    source: 'UK government conversion factors, 2026',
  },
  {
    title: 'First steps',
    text: 'We simulate each step alone, and pairs that save clearly more together than apart, then rank them by the saving for each £1 spent. We leave out what you already have, what you cannot use and what we cannot price without a survey.',
    source: 'The same year of weather',
  },
];

/** The planner in five sentences, for everybody. */
export const IN_SHORT = [
  'We take a year of real weather from the open coast, hour by hour, adjusted to the averages of the Western Isles.',
  'For each hour we calculate what panels and a turbine would make and what the house, its heating, hot water and car would use.',
  'The home uses its own power first, stores the surplus, exports the rest and buys what it still needs.',
  'We compare the yearly saving, after servicing and new inverters, with the cost after grants.',
  'Nobody knows your wind or your roof before a survey, or next year’s prices, so each answer has a range.',
];

export const CANNOT_KNOW = [
  'The mean wind speed at your turbine. Until it has been measured for a year, our figure may be out by a fifth, and the turbine’s output by a third.',
  'What shades your roof.',
  'How much the network lets you export.',
  'How you use energy from hour to hour.',
  'How this year will differ from 2017: the ranges allow for that.',
  'Power cuts, snow and salt, unusual repairs, and future prices.',
];
