import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_IMAGE } from '../../src/content/model/schemas/primitives.ts';
import { idOfFile } from '../../src/content/model/check-item.ts';
import { interpolate } from '../../src/content/model/facts.ts';
import { formatJson } from '../../src/editor/format-json.ts';
import type { Answers } from './answers.ts';
import { buildCompany, describeAreas, describeWork } from './build-company.ts';
import { defaultDrawings, listDrawings, readStarter, STARTER } from './starter.ts';

type Json = Record<string, unknown>;

/** The files of a content folder, by path. */
export type ContentFolder = ReadonlyMap<string, Buffer>;

/** Makes all content that follows from a company's answers. */
export function buildContent(answers: Answers, month: string): ContentFolder {
  const { services, houses, otherServices } = answers;
  const drawings = answers.drawings ?? defaultDrawings(services);
  const alt = readStarter(`alt/${drawings}.json`);
  const facts = {
    services: describeWork(answers),
    areas: describeAreas(answers),
    council: answers.council,
    ...Object.fromEntries(Object.entries(alt).map(([file, text]) => [`alt:${file}`, String(text)])),
  };
  const fill = (path: string): Json => interpolate(readStarter(path), facts) as Json;
  const starterFiles = (folder: string) =>
    globSync(`${folder}/*.json`, { cwd: STARTER }).toSorted();
  const topics = ['general', ...services];
  const offersWork = services.length + otherServices.length > 0;
  const json = new Map<string, Json>([
    ['company.json', buildCompany(answers)],
    [
      'theme.json',
      {
        $schema: './schemas/theme.json',
        colours: readStarter(`themes/${answers.theme}.json`),
        mark: readFileSync(join(STARTER, `marks/${drawings}.svg`), 'utf8').trim(),
      },
    ],
    ['grants.json', readStarter(`grants/${answers.grants}.json`)],
    ['rounds.json', { $schema: './schemas/rounds.json', visits: [], leadTimes: [], asOf: month }],
    ['redirects.json', { $schema: './schemas/redirects.json', redirects: [] }],
    ...starterFiles('pages').map((path) => [path, fill(path)] as const),
    ...(offersWork ? [] : starterFiles('houses/pages')).map(
      (path) => [path.replace('houses/', ''), fill(path)] as const,
    ),
    ...starterFiles('benefits')
      .filter(() => offersWork)
      .map((path) => [path, fill(path)] as const),
    ...services.map((id) => [`services/${id}.json`, fill(`services/${id}.json`)] as const),
    ...starterFiles('faqs')
      .map((path) => [path, fill(path)] as const)
      .filter(([, { topic }]) => offersWork && topics.includes(String(topic))),
    ...otherServices.map(
      (title) => [`services/${idOfFile(title)}.json`, buildService(title)] as const,
    ),
    ...houses.map(
      (house) => [`properties/${idOfFile(house.name)}.json`, buildHouse(house)] as const,
    ),
  ]);
  const planner = json.get('pages/planner.json');
  if (planner && !answers.planner) json.set('pages/planner.json', { ...planner, hidden: true });
  return new Map([
    ...[...json].map(([path, value]) => [path, Buffer.from(`${formatJson(value)}\n`)] as const),
    ...[...listDrawings(drawings)].map(([path, file]) => [path, readFileSync(file)] as const),
  ]);
}

const buildService = (title: string): Json => ({
  $schema: '../schemas/service.json',
  id: idOfFile(title),
  icon: 'Wrench',
  title,
  description: `${title}: call or write to us about what you need.`,
  features: [],
  imageUrl: FALLBACK_IMAGE,
});

const buildHouse = (house: Answers['houses'][number]): Json => ({
  $schema: '../schemas/property.json',
  id: idOfFile(house.name),
  ...house,
  description: `${house.name} is in ${house.location} and sleeps up to ${house.guests}.`,
  imageSrc: FALLBACK_IMAGE,
  features: [],
  sustainabilityFeatures: [],
});
