import type { APIRoute } from 'astro';
import { postcodeAreas, stationsList } from '../content/queries/settings.ts';
import profile from '../planner/engine/data/load-profile.json';
import curves from '../planner/engine/data/power-curves.json';
import { WEATHER_CREDIT } from '../planner/answer/texts.ts';
import sam from './_licences/sam.txt?raw';
import when2heat from './_licences/when2heat.txt?raw';

const DATA: readonly (readonly [subject: string, ...paragraphs: string[]])[] = [
  ['Charging stations', stationsList.attribution],
  ['Postcodes', postcodeAreas.attribution],
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

/** The sources of this site's data. The build adds the notices of its software. */
export const GET: APIRoute = () => {
  const parts = [
    ['Licences', 'The data, software and typefaces that this site contains, and their terms.'],
    ...DATA,
  ].map((paragraphs) => paragraphs.map((each) => each.trim()).join('\n\n'));
  // With a byte order mark, browsers read it as UTF-8 regardless of the host's headers.
  return new Response(`\uFEFF${parts.join('\n\n\n')}\n`);
};
