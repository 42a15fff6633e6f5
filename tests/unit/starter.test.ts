import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../scripts/setup/starter.ts';
import { checkItem } from '../../src/content/model/check-item.ts';
import { checkSettings } from '../../src/content/model/check-settings.ts';
import { contentTypeOf, isFolder } from '../../src/content/model/content-types.ts';
import { interpolate } from '../../src/content/model/facts.ts';
import { SETTINGS_FILES, type SettingsFile } from '../../src/content/model/settings-files.ts';

/** Words about islands, their places and houses, and promises. No text may contain them. */
const FORBIDDEN =
  /\b(hebrid\w*|western isles|(?:out)?isles?|island\w*|uists?|barra|lewis|harris|benbecula|eriskay|berneray|skye|stornoway|lochboisdale|lochmaddy|mallaig|minch|atlantic|highlands?|machair|marram|crofts?|crofting|croft\w+|byres?|peat|otters?|sheep|lighthouse|gael\w*|comhairle\w*|benderloch|uta|claddach|kirkibost|fudge|ferr(?:y|ies)|boats?|piers?|harbour|seas?|seaside|coast\w*|shores?|beach\w*|salt\w*|gales?|two working days|working day|guarantee\w*|free|freely|no charge|no fee|no obligation|commits? you|money back|never|promis\w*|cheapest in|best price|award-winning|family|fleets?|within an hour|same day|two-year|30 days)\b/gi;

/** Facts of the site and of the law, by file. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Its weather is from there.
  'pages/planner.json': ['Western Isles'],
  // The period within which the law requires a reply to complaints.
  'pages/privacy.json': ['30 days'],
  // The name of a scheme.
  'faqs/general-export.json': ['Smart Export Guarantee'],
  // The network operator's time limit.
  'faqs/general-network.json': ['working days'],
  // A remedy that the law gives consumers.
  'pages/terms.json': ['money back'],
  // The names of loans, and to whom a scheme pays more.
  'grants/scotland.json': ['interest-free'],
  'grants/scottish-islands.json': ['interest-free', 'island and remote'],
  // It describes the sample's drawings.
  'alt/turbines.json': ['sea', 'sheep', 'lighthouse'],
};

const files = globSync('starter/*/*.json').map((path) => path.slice('starter/'.length));
const read = (file: string) => readFileSync(`starter/${file}`, 'utf8');
const alternatives = (drawings: string) =>
  JSON.parse(read(`alt/${drawings}.json`)) as Record<string, string>;

/** A file's text after setup. */
function setUp(file: string, drawings: string): string {
  const alt = Object.entries(alternatives(drawings));
  const facts: Record<string, string> = {
    services: 'solar panels, batteries and heat pumps',
    areas: 'Anytown, Newtown and the Vale',
    council: 'Anytown Council',
    ...Object.fromEntries(alt.map(([name, text]) => [`alt:${name}`, text] as const)),
  };
  return JSON.stringify(interpolate(JSON.parse(read(file)) as object, facts));
}

/** The problems that the content check finds in a file. */
function findProblems(file: string, text: string) {
  const folder = dirname(file);
  if (isFolder(folder)) return checkItem(basename(file), text, contentTypeOf(folder)).problems;
  const name = (folder === 'grants' ? folder : file.replace('.json', '')) as SettingsFile;
  return checkSettings<unknown>(SETTINGS_FILES[name], text).problems;
}

/** Forbidden words in a file. */
const findForbidden = (file: string, text: string): string[] =>
  (EXCEPTIONS[file] ?? [])
    .reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
    .match(FORBIDDEN) ?? [];

describe.each(DRAWINGS)('the starter content with the drawings of %s', (drawings) => {
  test.each(files.filter((file) => !/^(alt|themes)\//.test(file)))('is valid: %s', (file) => {
    const text = setUp(file, drawings);
    expect(findProblems(file, text)).toEqual([]);
    if (isFolder(dirname(file))) expect(text).not.toMatch(/\{[\w:]/);
  });
});

test('has every page, and questions about its own services only', () => {
  const pages = Object.keys(SETTINGS_FILES).filter((name) => name.startsWith('pages/'));
  expect(files).toEqual(expect.arrayContaining(pages.map((name) => `${name}.json`)));
  for (const file of files.filter((name) => dirname(name) === 'faqs')) {
    const { topic } = JSON.parse(read(file)) as { topic: string };
    expect([...files, 'services/general.json']).toContain(`services/${topic}.json`);
  }
});

test.each(DRAWINGS)('describes the same drawings: %s', (drawings) => {
  expect(Object.keys(alternatives(drawings))).toEqual(Object.keys(alternatives('turbines')));
});

test.each(files)('makes no promises and names no islands: %s', (file) => {
  expect(findForbidden(file, read(file))).toEqual([]);
});
