import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { BUILD_TIMEOUT_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import { urlsIn, findDeadLinks, parsePage, wordsOf } from '../support/built-page.ts';
import { COMPANY } from '../support/company.ts';
import { MINIMAL_ITEMS } from '../support/items.ts';
import { pageTexts } from '../support/page-texts.ts';

const study = { ...MINIMAL_ITEMS['case-studies'], id: undefined };

const { study: beside } = pageTexts('case-studies');

/** Optional facts of a case study. */
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

/** Files with only the specified fields; no picture. The houses, the turbines and the page for businesses are hidden. */
function fill({ repository }: ContentsApiServer) {
  repository.write('services/solar.json', {
    ...MINIMAL_ITEMS.services,
    id: 'solar',
    teaser: 'Sun',
  });
  repository.write('services/tidal.json', {
    ...MINIMAL_ITEMS.services,
    id: 'tidal',
    title: 'Tides',
  });
  repository.write('services/micro-turbines.json', { id: 'micro-turbines', hidden: true });
  repository.write('case-studies/Pier Turbine.json', study);
  repository.write('case-studies/barn.json', { ...study, ...PANEL, testimonial: undefined });
  repository.write('case-studies/mast.json', { ...study, title: 'A mast \ufffe\ud83d' });
  repository.write('benefits/Quiet nights.json', MINIMAL_ITEMS.benefits);
  for (const id of ['benderloch', 'uta']) {
    repository.write(`properties/${id}.json`, { id, hidden: true });
  }
  repository.write('pages/business.json', { hidden: true });
}

beforeAll(async () => {
  server = await startContentsApiServer();
  fill(server);
  folder = await createBuildFolder();
  const first = await build('source');
  output = first.output;
  expect(first.succeeded, output).toBe(true);
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await server.close();
  await folder.close();
});

describe('a build from files with only the specified fields', () => {
  test('accepts files with only the specified fields', async () => {
    expect(output).toMatch(/services\s+machair\/content@main\s+2 {2}/);
    expect(output).toContain('services/solar.json › teaser');
    expect((await page('services/tidal.html')).textContent).toContain(
      'Panels for a roof. They last.',
    );
    expect(wordsOf(await page('case-studies/pier-turbine.html'), 'h1')).toEqual(['A turbine']);
    expect((await page('services.html')).textContent).toContain('No engine runs.');
  });

  test('writes a valid feed for texts with forbidden characters', async () => {
    expect(output).toContain('case-studies/mast.json › title');
    expect(output).toContain('expected complete characters; got a broken one');
    expect(wordsOf(await page('case-studies/mast.html'), 'h1')).toEqual(['A mast \ufffe\ufffd']);
    const feed = await folder.read('feed.xml');
    expect(feed).toContain('<title>A mast \ufffd</title>');
  });

  test('shows a service’s description once on its page', async () => {
    const [main = ''] = wordsOf(await page('services/solar.html'), 'main');
    expect(main.split('Panels for a roof.')).toHaveLength(2);
  });

  test('shows the shared defaults for a case study without facts', async () => {
    const values = '[aria-labelledby=project] dd';
    expect(wordsOf(await page('case-studies/barn.html'), values)).toEqual([
      ...['Wind Energy', 'Eriskay', 'May 2024', 'A mast and a turbine'],
    ]);
    expect(wordsOf(await page('case-studies/pier-turbine.html'), values)).toEqual([
      ...['Wind Energy', beside.location, beside.completion, beside.services],
    ]);
  });

  test('shows a case study’s quote without a sample note', async () => {
    const pier = await page('case-studies/pier-turbine.html');
    expect(wordsOf(pier, 'blockquote')).toEqual(['It turns.']);
    expect(wordsOf(pier, '.intro')[0]).not.toContain('An example');
    const barn = await page('case-studies/barn.html');
    expect(wordsOf(barn, 'h2')).toContain('The results');
    expect(barn.querySelectorAll('figure blockquote')).toEqual([]);
  });

  test('submits only the specified fields to an external form service', async () => {
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

  test('inherits the calculator and URLs of the built-in service', async () => {
    const calculator = await page('services/solar.html');
    expect(wordsOf(calculator, 'h2')).toContain('Calculate Your Solar Potential');
    expect(wordsOf(await page('services/solar-solutions.html'), 'h1')).toEqual(['Panels']);
  });

  test('builds a page for every built-in service that is not hidden', async () => {
    const built = (await readdir(`${folder.out}/services`)).map((file) => file.slice(0, -5));
    const fixtureIds = (await readdir('tests/fixtures/company/services')).map((file) =>
      file.slice(0, -5),
    );
    const shownIds = fixtureIds.filter((id) => id !== 'micro-turbines');
    expect(built).toEqual(expect.arrayContaining([...shownIds, 'electrical-services', 'tidal']));
    expect(built).not.toContain('micro-turbines');
    expect(output).toMatch(
      /services: no file for .*heat-pumps.*\. The built-in page is still online, but nothing lists it/,
    );
    expect(output).toContain('services: hidden, with no page and in no list: micro-turbines.json');
  });

  test('lists only the repository’s services', async () => {
    const tiles = urlsIn(await page('services.html'), '[aria-labelledby=all] a');
    expect(new Set(tiles)).toEqual(new Set(['/services/solar', '/services/tidal']));
  });

  test('omits broken cards from the home page', async () => {
    const cards = urlsIn(await page('index.html'), '[aria-labelledby=services] h3 a');
    const expected = COMPANY.homeServices.filter((slug) => slug !== 'micro-turbines');
    expect(cards).toEqual(expected.map((slug) => `/services/${slug}`));
  });

  test('omits services that the company does not offer', async () => {
    expect(wordsOf(await page('index.html'), 'h2')).not.toContain('Stay with us');
    expect(await readdir(folder.out)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(hospitality|business)/)]),
    );
    const hiddenPaths = /^\/(hospitality|business|services\/micro-turbines)\b/;
    for (const path of globSync('**/*.html', { cwd: folder.out })) {
      const links = urlsIn(await page(path), 'a').filter((href) => hiddenPaths.test(href ?? ''));
      expect(links, path).toEqual([]);
    }
    expect(await folder.read('sitemap-0.xml')).not.toMatch(/hospitality|business|micro-turbines/);
    const planner = await page('planner.html');
    expect(planner.querySelector('form [name=presentBattery]')).not.toBeNull();
    expect(planner.querySelector('form [name=presentTurbine]')).toBeNull();
    const questions = builtInItems('faqs').filter(({ topic }) => topic === 'micro-turbines');
    expect(questions).not.toEqual([]);
    for (const path of ['services.html', 'planner.html']) {
      const text = (await page(path)).textContent;
      for (const { question } of questions) expect(text).not.toContain(question);
    }
  });

  test('does not build the editor unless enabled', async () => {
    const names = globSync('**/*', { cwd: folder.out });
    expect(names.filter((name) => /^editor|sveltia/.test(name))).toEqual([]);
    for (const name of names.filter((each) => /\.(html|js|txt|xml)$/.test(each))) {
      expect(await folder.read(name), name).not.toMatch(/"\/editor\b|Sveltia/);
    }
    expect(await folder.read('_headers')).not.toContain('/editor');
  });

  test('removes and reports broken links', () => {
    expect(findDeadLinks(folder.out)).toEqual([]);
    for (const path of ['/services/micro-turbines', '/case-studies/heat-pump-residential']) {
      expect(output).toMatch(
        new RegExp(`\\.href\n +expected the address of a page of this site; got "${path}"`),
      );
    }
  });
});

describe('the next build, while a folder cannot be listed', () => {
  test('fails if CONTENT_STRICT is source', { timeout: BUILD_TIMEOUT_MS }, async () => {
    server.injectFault('contents/services', { kind: 'replace-response', status: 503 });
    const { succeeded, output: log } = await build('source');
    expect(succeeded).toBe(false);
    expect(log).toContain('CONTENT_STRICT is source and services has problems');
    expect(log).toMatch(/services: Status 503: 127\.0\.0\.1:\d+\. Its last good content is used/);
  });
});
