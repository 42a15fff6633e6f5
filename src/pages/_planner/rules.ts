/** The planner's rules, each with its source. */
export const RULES = [
  {
    title: 'Weather',
    text: 'Every hour of 2017 at Malin Head, the nearest open coast with free hourly data. We scale each month’s temperature, wind and light to the averages of the Western Isles.',
    source:
      'Met Éireann, CC BY 4.0, adapted; averages of SAP 2012, region 18. Light from August to December is derived from earlier days.',
  },
  {
    title: 'Panels',
    text: 'We split each hour’s light into direct sun and sky, and calculate what falls on a roof pitched at 35°. Panels lose 0.35% for each degree above 25 °C, and wind cools them. Wiring and inverter lose 17%. We deduct shade that a survey has measured.',
    source: 'Erbs 1982; Hay and Davies 1980; Faiman 2008; ASHRAE incidence (0.05)',
  },
  {
    title: 'Turbine',
    text: 'A generic turbine of 2.5, 6 or 10 kW with the published power curve of a Kingspan KW3, Kingspan KW6 or Bergey Excel 10. Unless your wind was measured, we assume 6 m/s at the hub; the wind calculator assumes a more exposed site.',
    source: 'Curves from NREL’s SAM library, BSD-3-Clause; wind by site is our estimate',
  },
  {
    title: 'Household',
    text: 'Typical use, adjusted for the number of people, spread over the day as in an average home. We divide each hour into a quiet and a busy part, because a kettle draws more than the panels’ hourly average.',
    source:
      'Elexon profile class 1 (UKERC Energy Data Centre); Ofgem’s typical use, July 2026; SAP 2012',
  },
  {
    title: 'Your own meter',
    text: 'Half-hourly or monthly readings replace the average home. We match each hour to a reading from the same weekday, at most three days away. You decide how missing half-hours count. The file stays in your browser.',
    source: 'Your supplier',
  },
  {
    title: 'Heat',
    text: 'From your bills, a measured heat loss, or the house: walls, loft, windows and floor area give 1.2 to 3.3 W for each m² and degree. We share the heat between the hours by how far each falls below 15.5 °C. Storage heaters charge in the cheap hours. We allow 25 litres of hot water a day for each person, plus 36 for the household.',
    source: 'SAP 2012 for degree days and hot water; heat loss by walls is our estimate',
  },
  {
    title: 'Heat pump',
    text: 'The hotter the water and the colder the air, the less efficient it is. Radiators need water at up to 40 °C in frost, underfloor heating at up to 30 °C, and hot water is heated to 50 °C. We size it to heat the house when it is −2 °C outside; larger ones cost more. Above 16 kW we give no price: that needs a survey.',
    source:
      'When2Heat 2019, MIT; Boiler Upgrade Scheme statistics, September 2026; −2 °C is our estimate',
  },
  {
    title: 'Battery',
    text: 'You can use 90% of its capacity, and 10% of what you store is lost. It stores surplus power and uses it when you need more than you make. On a tariff with cheap hours it also charges at night, by as much as yesterday’s use suggests; the low end of the range assumes a timer that fills it every night.',
    source: 'Usual data sheet values; our estimate',
  },
  {
    title: 'Car',
    text: 'The same miles every day. You choose when it charges: from 6 pm, in the cheap hours, or from surplus power, topped up from the grid by morning. A home charger loses 9%. The price of the car is not included.',
    source: 'ADAC’s measurements, as reported, rounded',
  },
  {
    title: 'Insulation and controls',
    text: 'Loft insulation saves 3.2% of space heating, cavity filling 12%, insulating solid walls 17.3%, draught-proofing 3% and controls 4%, each of what remains after the others. Prices follow the floor area. We never suggest filling a cavity first: the west of Scotland has driving rain, and guidance advises against it in face-brick walls. It needs a survey.',
    source:
      'National Energy Efficiency Data-Framework, June 2026; BRE Good Building Guide 44; draughts and controls are our estimate',
  },
  {
    title: 'Tariffs',
    text: 'Each hour has its own price. Exports in one hour do not cancel purchases in another. We compare your tariff with three others: seven cheap hours at night, five cheaper hours for a car, and three cheap periods with an expensive evening for a heat pump. We name the best one. Exports earn 5p a kWh, or 12p from the supplier you buy from, up to 3.68 kW.',
    source: 'Published tariffs, May and July 2026; each price is in the table below',
  },
  {
    title: 'Money',
    text: 'We deduct servicing and a replacement inverter from the saving. Payback is the cost after grants divided by the yearly saving, without interest. If your oil boiler is due for replacement, we deduct the price of a new one. A turbine is out of use 14 days a year, panels two. VAT on installation is 0% until 31 March 2027, then 5%.',
    source: 'Your prices, or ours with source and month',
  },
  {
    title: 'Grants and loans',
    text: 'We include them only for owners in their main home. “Better off straight away” means that the low end of the saving is above the loan repayment.',
    source: 'The schemes named under the planner, each with its conditions and month',
  },
  {
    title: 'Carbon',
    text: 'We count the electricity you buy and the fuel you burn: 0.144 kg for each kWh of electricity, 0.247 for oil. We leave out exports and the making of the equipment. Our calculators use older factors, 0.233 and 0.298, and say so.',
    source: 'UK government conversion factors, 2026',
  },
  {
    title: 'First steps',
    text: 'We simulate each step alone, and pairs that save clearly more together than apart, then rank them by the saving for each £1 spent. We leave out what you already have, what you cannot use and what needs a survey to price.',
    source: 'The same year of weather',
  },
];

/** The planner in five sentences, for everybody. */
export const IN_SHORT = [
  'We take a year of real weather from the open coast, hour by hour, adjusted to the averages of the Western Isles.',
  'For each hour we calculate what panels and a turbine would make and what the house, its heating, hot water and car would use.',
  'You use your own power first, then store it, then export it, and buy the rest.',
  'We compare the yearly saving with the cost after grants, including servicing and replacement.',
  'Nobody knows your wind and your roof before a survey, and nobody knows next year’s prices, so each answer has a range.',
];

export const CANNOT_KNOW = [
  'The mean wind at your hub. Until it has been measured for a year, our figure may be out by a fifth, and the turbine’s output by a third.',
  'What shades your roof.',
  'How much the network lets you export.',
  'How you live from hour to hour.',
  'How this year will differ from 2017. The ranges show how much other years have differed.',
  'Power cuts, snow and salt, unusual repairs, and future prices.',
];
