import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { BUILD_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import { addressesOf, findDeadLinks, parsePage, wordsOf } from '../support/built-page.ts';
import { COMPANY } from '../support/firm.ts';
import { SPECIFIED } from '../support/items.ts';
import { pageTexts } from '../support/page-texts.ts';

const study = { ...SPECIFIED['case-studies'], id: undefined };

const { study: beside } = pageTexts('case-studies');

/** What a file may say beside a case study. */
const PANEL = { location: 'Eriskay', completion: '2024-05', services: 'A mast and a turbine' };

let server: ContentsApiServer;
let folder: BuildFolder;
let output: string;

const build = (strictness: string) =>
  folder.build({
    CONTENT_REPO: server.repo,
    CONTENT_API_URL: server.apiUrl,
    CONTENT_STRICT: strictness,
    PUBLIC_ENQUIRY_URL: 'https://forms.example/in',
  });

const page = async (path: string): Promise<HTMLElement> => parsePage(await folder.read(path));

/** Files with the fields of the specification alone; no picture, and each house retired. */
function fill({ repository }: ContentsApiServer) {
  repository.write('services/solar.json', { ...SPECIFIED.services, id: 'solar', teaser: 'Sun' });
  repository.write('services/tidal.json', { ...SPECIFIED.services, id: 'tidal', title: 'Tides' });
  repository.write('services/micro-turbines.json', { id: 'micro-turbines', hidden: true });
  repository.write('case-studies/Pier Turbine.json', study);
  repository.write('case-studies/barn.json', { ...study, ...PANEL, testimonial: undefined });
  repository.write('case-studies/mast.json', { ...study, title: 'A mast \ufffe\ud83d' });
  repository.write('benefits/Quiet nights.json', SPECIFIED.benefits);
  for (const id of ['benderloch', 'uta']) {
    repository.write(`properties/${id}.json`, { id, hidden: true });
  }
}

beforeAll(async () => {
  server = await startContentsApiServer();
  fill(server);
  folder = await createBuildFolder();
  const first = await build('source');
  output = first.output;
  expect(first.succeeded, output).toBe(true);
}, BUILD_MS);

afterAll(async () => {
  await server.close();
  await folder.close();
});

describe('a build from files with the specified fields alone', () => {
  it('takes them, and says what it passed over', async () => {
    expect(output).toMatch(/services\s+machair\/content@main\s+2 {2}/);
    expect(output).toContain('services/solar.json › teaser');
    expect((await page('services/tidal.html')).textContent).toContain(
      'Panels for a roof. They last.',
    );
    expect(wordsOf(await page('case-studies/pier-turbine.html'), 'h1')).toEqual(['A turbine']);
    expect((await page('services.html')).textContent).toContain('No engine runs.');
  });

  it('takes what XML and other readers of text forbid', async () => {
    expect(wordsOf(await page('case-studies/mast.html'), 'h1')).toEqual(['A mast \ufffe\ufffd']);
    const feed = await folder.read('feed.xml');
    expect(feed).toContain('<title>A mast \ufffd</title>');
  });

  it('says what a service is once on its page', async () => {
    const [main = ''] = wordsOf(await page('services/solar.html'), 'main');
    expect(main.split('Panels for a roof.')).toHaveLength(2);
  });

  it('says beside a case study where, when and what, as its file does or as for all', async () => {
    const values = '[aria-labelledby=project] dd';
    expect(wordsOf(await page('case-studies/barn.html'), values)).toEqual([
      ...['Wind Energy', 'Eriskay', 'May 2024', 'A mast and a turbine'],
    ]);
    expect(wordsOf(await page('case-studies/pier-turbine.html'), values)).toEqual([
      ...['Wind Energy', beside.location, beside.completion, beside.services],
    ]);
  });

  it('shows a quote where a case study has one, and calls nothing of it an example', async () => {
    const pier = await page('case-studies/pier-turbine.html');
    expect(wordsOf(pier, 'blockquote')).toEqual(['It turns.']);
    expect(wordsOf(pier, '.intro')[0]).not.toContain('An example');
    const barn = await page('case-studies/barn.html');
    expect(wordsOf(barn, 'h2')).toContain('What came of it');
    expect(barn.querySelectorAll('figure blockquote')).toEqual([]);
  });

  it('posts just the specified fields to a form service outside, without script too', async () => {
    const contact = await page('contact.html');
    const named = contact.querySelectorAll('form.enquiry [name]:not([name=""]), [form]');
    expect(named.map((control) => control.getAttribute('name'))).toEqual([
      'name',
      'email',
      'phone',
      'selectedService',
      'subject',
      'message',
      'formIdentifier',
    ]);
  });

  it('gives a service the calculator and the addresses that the site has for it', async () => {
    const calculator = await page('services/solar.html');
    expect(wordsOf(calculator, 'h2')).toContain('Calculate Your Solar Potential');
    expect(wordsOf(await page('services/solar-solutions.html'), 'h1')).toEqual(['Panels']);
  });

  it('has a page for every service that comes with the site and is not retired', async () => {
    const built = (await readdir(`${folder.out}/services`)).map((file) => file.slice(0, -5));
    const ours = (await readdir('tests/fixtures/firm/services')).map((file) => file.slice(0, -5));
    const kept = ours.filter((id) => id !== 'micro-turbines');
    expect(built).toEqual(expect.arrayContaining([...kept, 'electrical-services', 'tidal']));
    expect(built).not.toContain('micro-turbines');
    expect(output).toMatch(/services has no file for .*heat-pumps.*: built-in pages, in no list/);
    expect(output).toContain('services hides micro-turbines.json: no page, in no list');
  });

  it('lists those of the repository alone', async () => {
    const tiles = addressesOf(await page('services.html'), '[aria-labelledby=all] a');
    expect(new Set(tiles)).toEqual(new Set(['/services/solar', '/services/tidal']));
  });

  it('keeps the cards of the home page in their order, without one that leads nowhere', async () => {
    const cards = addressesOf(await page('index.html'), '[aria-labelledby=services] h3 a');
    const wanted = COMPANY.homeServices.filter((slug) => slug !== 'micro-turbines');
    expect(cards).toEqual(wanted.map((slug) => `/services/${slug}`));
  });

  it('has no heading over an empty list', async () => {
    expect(wordsOf(await page('index.html'), 'h2')).not.toContain('Stay with us');
    const houses = await page('hospitality.html');
    expect(houses.textContent).toContain('There are no houses to let at present.');
    expect(await readdir(folder.out)).not.toContain('hospitality');
  });

  it('has nothing of the form for editors, which nobody asked for', async () => {
    const names = globSync('**/*', { cwd: folder.out });
    expect(names.filter((name) => /^editor|sveltia/.test(name))).toEqual([]);
    for (const name of names.filter((each) => /\.(html|js|txt|xml)$/.test(each))) {
      expect(await folder.read(name), name).not.toMatch(/"\/editor\b|Sveltia/);
    }
    expect(await folder.read('_headers')).not.toContain('/editor');
  });

  it('has no dead link, and says which it left out', () => {
    expect(findDeadLinks(folder.out)).toEqual([]);
    expect(output).toMatch(
      /links\s+company\.json, services.*\/services\/micro-turbines.*\/case-studies\/heat-pump-res/,
    );
  });
});

describe('the next build, while a folder cannot be listed', () => {
  it('stops where it may not go on without its source', { timeout: BUILD_MS }, async () => {
    server.injectFault('contents/services', { kind: 'answer', status: 503 });
    const { succeeded, output: said } = await build('source');
    expect(succeeded).toBe(false);
    expect(said).toContain('CONTENT_STRICT is source and services has problems');
    expect(said).toMatch(/services: Status 503: 127\.0\.0\.1:\d+\. Its last good content is used/);
  });
});
