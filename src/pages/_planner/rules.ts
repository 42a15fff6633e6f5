/** A rule of the planner, and where it is from. */
export interface Rule {
  title: string;
  text: string;
  source: string;
}

export const RULES: readonly Rule[] = [
  {
    title: 'Weather',
    text: 'The hours of 2017 at Malin Head, the nearest open coast with a free year of hours. Month by month the temperature is shifted, and wind and radiation are multiplied, to the monthly means of the Western Isles. Each day keeps how clear it was; its light is spread over the hours by the height of the sun.',
    source:
      'Met Éireann, CC BY 4.0, adapted; means of SAP 2012, region 18. August to December have no measured radiation: it is derived from the nearest earlier days.',
  },
  {
    title: 'Panels',
    text: 'The light of each hour is divided into what comes from the sun and what from the sky, then put on the slope of the roof. Warm cells give less: 0.35% a degree. Losses are 14%, and the inverter passes on 96%.',
    source: 'Erbs 1982, Hay and Davies 1980, Faiman 2008, ASHRAE incidence',
  },
  {
    title: 'Turbine',
    text: 'The measured power of the machine at each hour’s wind, the year being scaled to the mean wind at the hub: 5 m/s where it is sheltered, 6 in the open, 7 on a ridge or shore. Air is taken at 1.225 kg/m³, and nothing is counted above 25 m/s.',
    source: 'Curves of NREL’s SAM library, BSD-3-Clause; the places are judged',
  },
  {
    title: 'House',
    text: 'The profile of a home by half-hours, season and day. An average of many is smoother than any one home, so each hour has a quiet part and a busy one of 2 kW more: a kettle is not boiled by a panel that gives its mean.',
    source: 'Elexon profile class 1, 1997, UKERC Energy Data Centre; use: Ofgem, October 2023',
  },
  {
    title: 'Heat',
    text: 'What a year needs is shared out by the degrees below 15.5 °C. A heat pump gives the less, the further it has to lift: radiators want 40 °C less the outdoor temperature, a floor 30 °C less half of it, water 50 °C. An oil boiler turns into heat what its efficiency, among the prices, says.',
    source: 'When2Heat 2019, MIT; hot water of SAP 2012; loss by age of the house is judged',
  },
  {
    title: 'Battery',
    text: '90% of its size can be used, and 90% of what goes in comes out. It takes what is spare and gives when there is need. With cheap hours it fills at night as far as the day before would have needed.',
    source: 'Usual values of data sheets, judged',
  },
  {
    title: 'Car',
    text: 'The miles of a day are driven whatever happens. It charges as soon as it is plugged in, in the cheap hours, or from what is spare, as you choose; what spare does not give comes from the grid as late as the departure allows. 91% of what the charger takes reaches the car. A car that runs on petrol or diesel today burns what its miles to a litre say; what the new car costs is left out.',
    source: 'ADAC at wallboxes, second hand, rounded',
  },
  {
    title: 'Money',
    text: 'Each hour is bought and sold at its own price, and not netted over the year. The standing charge is in both bills. Lifetimes count through what wears out in a year; repairs, interest, grants and the price of tomorrow are left out.',
    source: 'Your prices, or ours with their source beside them',
  },
];

export const CANNOT_KNOW: readonly string[] = [
  'The mean wind at your hub. Without a year of measuring it may be a fifth off, and the energy of a turbine a third.',
  'What shades your roof, and the hill behind it.',
  'Whether the network lets you sell all that is spare.',
  'How you live from hour to hour. What is used at home may be ten points more or less.',
  'A single year: 2017 is one. The ranges say how far others were from it.',
  'Power cuts, snow, salt, repairs and what prices will do.',
];
