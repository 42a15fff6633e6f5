import { expect, test } from 'vitest';
import { readPublicItems } from '../../../src/build/public-items.ts';
import { readTrial } from '../../../src/build/read-trial.ts';
import { FOLDERS } from '../../../src/content/model/content-types.ts';
import { SPECIFIED } from '../../support/items.ts';
import { SVG, writeFiles } from '../scripts/checked-folder.ts';

const HOUSE = { ...SPECIFIED.properties, imageSrc: '/uploads/croft.svg' };
const KNOWN_MORE = { calendarUrl: 'https://calendar.example/secret.ics', notes: 'secret' };

const content = () =>
  writeFiles({
    ...Object.fromEntries(FOLDERS.map((folder) => [`${folder}/readme.txt`, ''])),
    'properties/a.json': { ...HOUSE, ...KNOWN_MORE },
    'properties/old.json': { ...HOUSE, hidden: true, imageSrc: '/uploads/old.svg' },
    'properties/half.json': { name: 'secret' },
    'pages/home.json': { picture: '/uploads/croft.svg' },
    'uploads/croft.svg': SVG,
    'uploads/old.svg': SVG,
  });

test('of built-in items everybody may see what the site shows, and nothing that the build alone reads', async () => {
  const items = await readPublicItems(await content(), 'properties');
  expect(items.map(({ item }) => item)).toEqual([HOUSE]);
});

test('a trial is made of that, with the pictures that it names', async () => {
  const files = await readTrial(await content());
  expect(Object.keys(files)).toEqual(['pages/home.json', 'properties/a.json', 'uploads/croft.svg']);
  const house = Buffer.from(files['properties/a.json'] ?? '', 'base64').toString();
  expect(JSON.parse(house)).toEqual(HOUSE);
});
