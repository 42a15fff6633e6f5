/** The rules of the planner, and where each is from. */
export const RULES = [
  {
    title: 'Weather',
    text: 'The hours of 2017 at Malin Head, the nearest open coast with a free year of hours. Month by month the temperature is shifted, and wind and light are multiplied, to the means of the Western Isles. Each day is as clear as it was there; its light is spread over the hours by the height of the sun at 57.2° N, to the power of 1.2. The weather is in UTC, tariffs and plugging in go by the kitchen clock through both its changes.',
    source:
      'Met Éireann, CC BY 4.0, adapted, temperatures in steps of 0.2 °C; means of SAP 2012, region 18. August to December have no measured light: it is derived from the nearest earlier days.',
  },
  {
    title: 'Panels',
    text: 'The light of each hour is divided into what comes from the sun and what from the sky, then put on the slope of the roof, with a fifth of it thrown back by the ground. Light warms the cells and 0.7 of the wind cools them; each degree above 25 °C costs 0.35%. Losses are 14%, and the inverter passes on 96%. What comes from the sky loses nothing at the glass: with a loss, a roof to the south gave 806 kWh from 1 kW instead of 828, and SAP has 836. Panels that are there already are taken to lie as the new ones.',
    source: 'Erbs 1982, Hay and Davies 1980, Faiman 2008 (25 and 6.84), ASHRAE incidence (0.05)',
  },
  {
    title: 'Turbine',
    text: 'The measured power of the machine at each hour’s wind, the year being scaled to the mean wind at the hub: 5 m/s where it is sheltered, 6 in the open, 7 on a ridge or shore, or what you have measured. Air is taken at 1.225 kg/m³. Above its curve the last power holds, and above 25 m/s nothing is counted.',
    source: 'Curves of NREL’s SAM library, BSD-3-Clause; the places are guessed',
  },
  {
    title: 'House',
    text: 'A typical use, more with more people (to the power of 0.4714), in the profile of a home by half-hours, season and day. Who is in all day lives as others do on Saturdays, with two fifths more from 9 to 17; an empty house idles from 8 to 18 on weekdays, at three tenths of the least that homes draw at night; with that, panels are used at home as MCS’s tables have it. An average of many homes is smoother than any one, so each hour has a quiet part, 35% of the year’s mean, and a busy one of 2 kW more: a kettle is not boiled by a panel that gives its mean.',
    source:
      'Elexon profile class 1, 1997, of the UKERC Energy Data Centre, open access; Ofgem’s typical values, October 2023; SAP 2012',
  },
  {
    title: 'Your own meter',
    text: 'Half-hours from a file, or twelve months, stand in the place of the profile and the yearly use. Each hour of the planner’s year has that of the same weekday within three days of its date, by the kitchen clock. Of more than a year the last counts. Half-hours that the file lacks count as zero, or as in the profile, as high as the rest is over it: you choose. Days outside the file are as its average weekday or weekend day. The file is read in your browser and sent nowhere.',
    source: 'Your supplier',
  },
  {
    title: 'Heat',
    text: 'From last year’s oil (10.35 kWh a litre) or electricity, or from the floor: 3.3, 2.6, 1.9 or 1.2 W for each m² and degree, by age, over 2,416 degree days. It is shared out by the degrees below 15.5 °C in each hour; storage heaters take that of a day in the cheap hours, or from 0 to 7. Water takes 25 litres a head and 36 more each day, warmed by 37 °C, and loses 15%; it is warmed in the cheap hours, or at 6, 7, 17 and 18. An oil boiler turns into heat what its efficiency, among the prices, says. For a lift of d degrees, at least 15, a heat pump gives 0.85 × (6.08 − 0.0941 d + 0.000464 d²): up to 40 °C less the outdoor temperature for radiators, 30 °C less half of it for a floor, 50 °C for water. It is taken to be strong enough for the coldest hour.',
    source:
      'When2Heat 2019, MIT; litres of hot water of SAP 2012; losses by age and of water are guessed',
  },
  {
    title: 'Battery',
    text: '90% of its size can be used, less what is kept for power cuts, and 90% of what goes in comes out. It takes what house, heat and car leave over and gives when there is need, at its power. With cheap hours it fills at night as far as the day before would have needed. It ends the year as full as it began it.',
    source: 'Usual values of data sheets, guessed',
  },
  {
    title: 'Car',
    text: 'The same miles are driven every day, whatever happens. It charges as soon as it is plugged in, in the cheap hours, or from what is spare, as you choose; what spare does not give comes from the grid as late as the departure allows. Today’s electric car uses cheap hours if there are any. 91% of what the charger takes reaches the car, which holds 50 kWh. A car that runs on petrol or diesel today burns what its miles to a litre say; what the new car costs is left out.',
    source: 'ADAC’s measurements at wallboxes, rounded and read at second hand',
  },
  {
    title: 'Insulation, draughts and controls',
    text: 'Each takes a share off the heat that the rooms need: the loft 3.2%, cavities 12%, solid walls 17.3%, draught-proofing 3%, controls 4%, and each saves of what the others leave. Hot water stays as it is. A hot-water diverter puts what is spare into the tank, up to what a day takes, before it is sold.',
    source:
      'Measured savings of gas, National Energy Efficiency Data-Framework, June 2026; draughts and controls are guessed',
  },
  {
    title: 'Money',
    text: 'Each hour is bought and sold at its own price, and not netted over the year. Cheap nights make dearer days, by a tenth unless you say otherwise. The standing charge is in both bills. What is above your export limit earns nothing. Upkeep counts beside the bill: the service of boiler, heat pump and turbine, and a new inverter for the panels every 12 years. A turbine stands still for 14 days a year and panels for 2. Every part wears out evenly over its lifetime; a plan is paid back if it saves more in a year than wears out. Where an oil boiler is due anyway, its price comes off that of the heat pump; where storage heaters leave, radiators and pipes are added to it. Left out are a floor to be laid and what prices will do in later years.',
    source: 'Your prices, or ours with their source and month beside them',
  },
  {
    title: 'Grants and loans',
    text: 'What a scheme gives comes off the price, as far as it goes, and a loan without interest is paid back in equal months. They are counted unless you choose “Left out”. Whether you get one is for the scheme to say.',
    source:
      'The schemes named under the planner, each with its conditions and the month in which we looked',
  },
  {
    title: 'Carbon',
    text: 'Carbon is that of what is bought and burnt: what is sold is not taken off, nor is the making of the equipment added. Grid electricity has the government’s factor of 2026, with what the lines lose; our calculators use 0.233 kg a kWh, as they name it.',
    source: 'UK government conversion factors, June 2026',
  },
  {
    title: 'What first',
    text: 'Each step by itself, and two together where one helps the other, from the house as it is today: insulation and controls, 2, 4 or 6 kW of panels on the roofs of your plan, each turbine at your wind, 5, 10 or 15 kWh of battery, a heat pump, a diverter, cheap nights, and a car charged from what is spare. Two count as one step only if they bring over 5% and £50 a year more than the better one. What saves less than £1 a year is left out, and said. Up to three are named first, no two of a kind, by £ saved a year for each £ paid: those that save £100 a year or more before the rest, and none that is not paid back in its lifetime while others are. What a house lacks is done in one visit.',
    source: 'The same years as above',
  },
];

/** The planner in five sentences, for everybody. */
export const IN_SHORT = [
  'We take a whole year of real weather from the open coast, hour by hour, and bring it to the means of the Western Isles.',
  'For each hour we work out what your panels and turbine would make, and what the house, its heat, its hot water and a car would use.',
  'What is made is used at home first, then stored, then sold. What is missing is bought, at your own prices.',
  'What you would save in a year is set against what is left to pay after grants, with upkeep and wear counted.',
  'Your wind, your roof and next year’s prices are not known before a survey, so each answer has a range.',
];

export const CANNOT_KNOW = [
  'The mean wind at your hub. Without a year of measuring it may be a fifth off, and the energy of a turbine a third.',
  'What shades your roof, and the hill behind it.',
  'What the network lets you sell. Put in the limit once it has answered.',
  'How you live from hour to hour. What is used at home may be ten points more or less.',
  'A single year: 2017 is one. The ranges say how far others were from it.',
  'Power cuts, snow and salt, repairs beyond the usual service, and what prices will do.',
];
