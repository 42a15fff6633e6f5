import type { APIRoute } from 'astro';
import { mainlandAreas, postcodeAreas, stationsList } from '../content/queries/settings.ts';
import profile from '../planner/engine/data/load-profile.json';
import curves from '../planner/engine/data/power-curves.json';
import { WEATHER_CREDIT } from '../planner/answer/texts.ts';
import sam from './_licences/sam.txt?raw';
import when2heat from './_licences/when2heat.txt?raw';

const DATA: readonly (readonly [subject: string, ...paragraphs: string[]])[] = [
  ['Charging stations', stationsList.attribution],
  ['Postcodes', postcodeAreas.attribution, mainlandAreas.attribution],
  ['Coast of the maps', '© OpenStreetMap contributors (Open Database License 1.0).'],
  ['Weather of the planner', WEATHER_CREDIT],
  ['Household electricity of the planner', profile.source],
  ['Power curves of wind turbines', curves.source, sam],
  ['Efficiency of heat pumps', 'When2Heat, Ruhnau, Hirth and Praktiknjo, 2019.', when2heat],
  [
    'Terms of the open licences',
    'Open Government Licence v3.0: https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    'Open Database License 1.0: https://opendatacommons.org/licenses/odbl/1-0/',
    'Creative Commons Attribution 4.0: https://creativecommons.org/licenses/by/4.0/',
  ],
];

/** What this site's data come from. The build adds the notices of the software that it sends. */
export const GET: APIRoute = () => {
  const parts = [
    ['Licences', 'The data, software and typefaces that this site contains, and their terms.'],
    ...DATA,
  ].map((paragraphs) => paragraphs.map((each) => each.trim()).join('\n\n'));
  // With the mark, browsers read it as UTF-8 whatever the host says of its encoding.
  return new Response(`\uFEFF${parts.join('\n\n\n')}\n`);
};
