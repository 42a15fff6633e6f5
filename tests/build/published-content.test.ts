import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_TIMEOUT_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import { createSvg } from '../support/drawings.ts';
import { MINIMAL_ITEMS } from '../support/items.ts';

const SECRET = 'not-for-everybody';
const OPEN = 'shown-to-all';

let folder: BuildFolder;
/** Every published file as text by path; files of the trial have their paths in it. */
let files: Map<string, string>;

const content = (path: string) => join(folder.out, '../content', path);
const readItem = async (path: string) =>
  JSON.parse(await readFile(content(path), 'utf8')) as Record<string, unknown>;
const writeItem = async (path: string, item: object) => {
  await writeFile(content(path), JSON.stringify(item));
};

/** Retired items of every type, with a picture, and a house and a study with unpublished fields. */
async function fill() {
  const hidden = {
    hidden: true,
    title: SECRET,
    description: SECRET,
    imageUrl: `/uploads/${SECRET}.svg`,
  };
  await writeItem('services/retired.json', { ...MINIMAL_ITEMS.services, ...hidden, id: 'retired' });
  await writeItem('benefits/retired.json', { ...MINIMAL_ITEMS.benefits, ...hidden, id: 'retired' });
  const [service = ''] = globSync('services/*.json', { cwd: content('') });
  const topic = (await readItem(service))['id'];
  const faq = { topic, question: SECRET, answer: SECRET };
  await writeItem('faqs/retired.json', { ...faq, hidden: true, id: 'retired' });
  await writeFile(content(`uploads/${SECRET}.svg`), createSvg(`<title>${SECRET}</title>`));
  await writeItem('properties/croft.json', {
    ...MINIMAL_ITEMS.properties,
    id: 'croft',
    name: OPEN,
    // Rejected without a request.
    calendarUrl: `https://127.0.0.1/${SECRET}.ics`,
    longDescription: `<p>Quiet.<!-- ${SECRET} --></p>`,
    notes: SECRET,
  });
  const photograph = sharp({
    create: { width: 40, height: 30, channels: 3, background: '#4e93a6' },
  });
  const bytes = await photograph
    .jpeg()
    .withExif({ IFD0: { Artist: SECRET } })
    .toBuffer();
  expect(bytes.toString('latin1')).toContain(SECRET);
  await writeFile(content(`uploads/${OPEN}.jpg`), bytes);
  const imageSrc = `/uploads/${OPEN}.jpg`;
  await writeItem('case-studies/roof.json', {
    ...MINIMAL_ITEMS['case-studies'],
    id: 'roof',
    imageSrc,
  });
}

async function readPublished(): Promise<Map<string, string>> {
  const paths = globSync('**/*', { cwd: folder.out, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, await readFile(path, 'latin1'));
  return texts;
}

beforeAll(async () => {
  folder = await createBuildFolder();
  await fill();
  const { succeeded, output } = await folder.build({ CONTENT_EDITOR: 'on', SOURCE_MAPS: 'on' });
  expect(succeeded, output).toBe(true);
  files = await readPublished();
}, BUILD_TIMEOUT_MS);

afterAll(() => folder.close());

describe('a site with the editor and confidential content', () => {
  const filesWith = (phrase: string) =>
    [...files].flatMap(([path, text]) => (text.includes(phrase) ? [path] : []));

  test('publishes no confidential content', () => {
    expect(files.size).toBeGreaterThan(150);
    expect(filesWith(SECRET)).toEqual([]);
  });

  test('publishes the public fields of items with confidential ones', () => {
    const paths = ['hospitality/croft.html', 'editor/preview.js'];
    expect(filesWith(OPEN)).toEqual(
      expect.arrayContaining(paths.map((path) => join(folder.out, path))),
    );
  });

  test('publishes the licence of every package whose code is in its scripts', async () => {
    const maps = globSync('_astro/*.map', { cwd: folder.out });
    const sources = await Promise.all(
      maps.map(
        async (map) => (JSON.parse(await folder.read(map)) as { sources: string[] }).sources,
      ),
    );
    const packages = sources
      .flat()
      .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
    expect(packages).toEqual(expect.arrayContaining(['react-dom', 'sonner', 'zod']));
    const licences = await folder.read('licences.txt');
    const named = licences.split('\n').flatMap((line) => line.split(', '));
    expect(packages.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('publishes the licences of icons, fonts, data and the CMS', async () => {
    const licences = await folder.read('licences.txt');
    for (const phrase of [
      'Copyright (c) Meta Platforms, Inc. and affiliates.',
      'Lucide Icons and Contributors',
      'The Bricolage Grotesque Project Authors',
      'Atkinson Hyperlegible Next Project Authors',
      'SIL OPEN FONT LICENSE Version 1.1',
      'Contains OS data © Crown copyright',
      '© OpenStreetMap contributors',
      'Contains Met Éireann data, CC BY 4.0',
      'Copyright (c) 2019 Oliver Ruhnau',
      '@sveltia/cms',
      '@tiptap/core',
    ]) {
      expect(licences).toContain(phrase);
    }
  });
});
