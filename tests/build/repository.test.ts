import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { manifestSchema, type Manifest } from '../../src/content/model/manifest.ts';
import { DASHBOARD_FOLDERS } from '../../src/content/model/dashboard-types.ts';
import { formatPeriod, addDays } from '../../src/dates/days.ts';
import { BUILD_TIMEOUT_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import { formatBooking, formatCalendar, formatEvent } from '../support/calendar-texts.ts';
import { createSvg } from '../support/drawings.ts';
import { readBuiltInItem } from '../support/items.ts';
import { pageTexts } from '../support/page-texts.ts';
import { listenSecurely, TRUST_LOOPBACK_ENV } from '../support/secure-loopback.ts';
import { OTHER_THEME } from '../support/theme.ts';

const STUDY = 'case-studies/solar-panel-farm.json';
const TOKEN = 'secret-token-of-the-build';

const compact = (day: string) => day.replaceAll('-', '');
const today = new Date().toISOString().slice(0, 10);
const [first, middle, last] = [addDays(today, 40), addDays(today, 44), addDays(today, 47)];

let server: ContentsApiServer;
let elsewhere: Awaited<ReturnType<typeof listenSecurely>>;
/** The other host's pictures by path, and the requested paths. */
const pictures = new Map<string, Buffer>();
const requests: string[] = [];
let folder: BuildFolder;

const settings = (more: Record<string, string> = {}) => ({
  ...TRUST_LOOPBACK_ENV,
  CONTENT_REPO: server.repo,
  CONTENT_REF: server.ref,
  CONTENT_API_URL: server.apiUrl,
  SITE_COMMIT: 'c0ffee',
  PUBLIC_PLACE_SEARCH_URL: 'https://places.example/search',
  ENQUIRY_FORWARD_URL: 'https://desk.example/in?key=of-the-desk',
  ENQUIRY_MAIL_TO: 'mailbox-of-the-office@company.example',
  ENQUIRY_MAIL_FROM: 'site@company.example',
  ...more,
});

const readManifest = async (): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await folder.read('data/content-manifest.json')));

/** Valid and invalid items, pictures here and on other hosts, and houses with calendars. There are no benefits. */
async function fill({ repository }: ContentsApiServer) {
  const photograph = sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#4e93a6' },
  }).jpeg();
  repository.write('uploads/uta-photograph.jpg', await photograph.toBuffer());
  repository.write('uploads/draft.svg', createSvg('<circle r="2"/>'));
  repository.write(
    'uploads/service-solar.svg',
    createSvg('<script>alert(3)</script>', 'onload="a()"'),
  );
  const solar = await readBuiltInItem('services/solar.json');
  repository.write('services/solar.json', {
    ...solar,
    title: 'Sun on the roof',
    batteryProduct: {
      name: 'A box',
      sizes: [5],
      image: `${elsewhere.origin}/box?key=secret`,
      imageAlt: 'A box.',
      text: 'It keeps power.',
    },
  });
  pictures.set('/box', Buffer.from(createSvg('<circle r="3" fill="red"/>')));
  repository.write('services/repairs.json', '{}');
  const company = await readBuiltInItem('company.json');
  repository.write('company.json', {
    ...company,
    name: 'Ness Power',
    colour: 'blue',
  });
  repository.write('theme.json', OTHER_THEME);
  const { electricityPrice } = await readBuiltInItem('figures.json');
  repository.write('figures.json', {
    electricityPrice: {
      ...(electricityPrice as object),
      ...{ source: 'The bill of Ness', asOf: '2024-05' },
    },
  });
  const question = await readBuiltInItem('faqs/general-planning.json');
  repository.write('faqs/general-planning.json', {
    ...question,
    question: 'Who asks the council?',
  });
  repository.write('faqs/stoves.json', { topic: 'stoves', question: 'Oak?', answer: 'Yes.' });
  repository.write('services/broken.json', '{ "id": "broken", ');
  const panels = `${elsewhere.origin}/panels?key=secret`;
  pictures.set('/panels', await photograph.withExif({ IFD0: { Copyright: 'Morag' } }).toBuffer());
  repository.write(STUDY, { ...(await readBuiltInItem(STUDY)), imageSrc: panels });
  const benderloch = await readBuiltInItem('properties/benderloch.json');
  repository.write('properties/benderloch.json', {
    ...benderloch,
    imageSrc: panels,
    calendarUrl: `${elsewhere.origin}/benderloch.ics?key=secret`,
    publishedCalendar: 'benderloch-8f3k2m',
  });
  repository.write('properties/uta.json', {
    ...(await readBuiltInItem('properties/uta.json')),
    name: 'Uta by the sea',
    imageSrc: '/uploads/uta-photograph.jpg',
    longDescription: '<p onclick="alert(1)">Quiet.<script>alert(2)</script></p>',
    calendarUrl: `${elsewhere.origin}/uta.ics?key=secret`,
    publishedCalendar: 'uta-8f3k2m',
  });
}

beforeAll(async () => {
  server = await startContentsApiServer({ ref: 'next/year', apiPath: '/api/v3' });
  folder = await createBuildFolder();
  elsewhere = await listenSecurely((request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    requests.push(path);
    const text = formatCalendar(
      formatBooking(compact(middle), compact(last)),
      formatEvent('UID:broken', 'SUMMARY:Morag Guest', 'DTSTART:soon'),
      formatBooking(compact(first), compact(middle)),
    );
    const known = path === '/benderloch.ics' ? text : pictures.get(path);
    response.writeHead(known ? 200 : 404).end(known ?? 'Not here');
  });
  await fill(server);
  server.injectFault('contents/benefits', {
    kind: 'replace-response',
    status: 502,
    body: '<html>',
  });
});

afterAll(async () => {
  elsewhere.close();
  await server.close();
  await folder.close();
});

describe('a build from a content repository', () => {
  let output: string;

  beforeAll(async () => {
    const build = await folder.build(settings());
    output = build.output;
    expect(build.succeeded, output).toBe(true);
  }, BUILD_TIMEOUT_MS);

  test('uses the repository’s items and reports skipped files', async () => {
    expect(output).toContain('benefits: Status 502');
    expect(output).toContain('services/broken.json');
    expect(output).toMatch(
      /services\s+machair\/content@next\/year\s+2\s+broken\.json, repairs\.json/,
    );
    expect(output).toMatch(/benefits\s+content\/ \(repository failed\)\s+4\s+-/);
    const page = await folder.read('hospitality/uta.html');
    expect(page).toContain('Uta by the sea');
    expect(page).toContain('<p>Quiet.</p>');
    expect(page).not.toMatch(/alert\(/);
    expect(await folder.read('case-studies/solar-panel-farm.html')).toContain('330 W');
  });

  test('uses the repository’s settings and questions', async () => {
    expect(output).toMatch(/settings\s+machair\/content@next\/year\s+\d+\s+-/);
    expect(output).toContain('company.json › colour');
    expect(output).toMatch(/faqs\s+machair\/content@next\/year\s+2\s+-/);
    const page = await folder.read('services.html');
    expect(page).toContain('Ness Power');
    expect(page).toContain('Who asks the council?');
    expect(await folder.read('services/solar.html')).toContain('The bill of Ness');
    expect(output).toMatch(/figures\.json › electricityPrice: .+: May 2024/);
    expect(await folder.read('data/company.json')).toContain('"Ness Power"');
  });

  test('names the recipient of forwarded enquiries in the privacy policy', async () => {
    const policy = await folder.read('privacy-policy.html');
    const paragraphs = pageTexts('privacy').sections.flatMap((section) => section.paragraphs);
    const wordsWhen = (condition: string) =>
      paragraphs.find(({ when }) => when === condition)?.text.html ?? '';
    const copied = wordsWhen('form-forwarded').replace('{forwardService}', 'desk.example');
    expect(copied).toContain('desk.example');
    expect(policy).toContain(copied);
    expect(policy).not.toContain(wordsWhen('form-not-forwarded'));
    expect(policy).not.toContain('of-the-desk');
    expect(policy).toContain(wordsWhen('form-mailed'));
    expect(policy).not.toContain('mailbox-of-the-office');
  });

  test('converts a photograph from the repository', async () => {
    const page = await folder.read('hospitality/uta.html');
    const picture = /<picture.*?<\/picture>/s.exec(page)?.[0] ?? '';
    expect(picture).toContain('type="image/avif"');
    expect(picture).toContain('type="image/webp"');
    expect(picture).toMatch(/360w,.* 640w,.* 1280w/s);
    expect(picture).toContain('sizes=');
    expect(picture).toMatch(/width="1600" height="1000"/);
    expect(picture).toContain('loading="eager"');
    expect(picture).toContain('fetchpriority="high"');
    const list = parse(await folder.read('hospitality.html'));
    const image = list.querySelector('img[src*=uta-photograph]');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  test('serves pictures of other hosts from the site', async () => {
    expect(requests.toSorted()).toEqual(['/benderloch.ics', '/box', '/panels', '/uta.ics']);
    for (const [path, size] of [
      ['case-studies/solar-panel-farm.html', [1600, 1000]],
      ['hospitality/benderloch.html', [1600, 1000]],
      ['services/solar.html', [1920, 1440]],
    ] as const) {
      const html = await folder.read(path);
      expect(html).not.toMatch(/127\.0\.0\.1:\d+\/(panels|box)|secret/);
      const isElsewhere = /^\/_astro\/[0-9a-f]{16}-[0-9a-f]{16}\.\w+\.(jpg|png)$/;
      const image = parse(html)
        .querySelectorAll('main picture img')
        .find((each) => isElsewhere.test(each.getAttribute('src') ?? ''));
      const [width, height] = [image?.getAttribute('width'), image?.getAttribute('height')];
      expect([Number(width), Number(height)], path).toEqual(size);
      const file = await readFile(join(folder.out, image?.getAttribute('src') ?? ''));
      expect(file.toString('latin1')).not.toContain('Morag');
    }
    const study = parse(await folder.read('case-studies/solar-panel-farm.html'));
    const shared = study.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(await sharp(join(folder.out, new URL(shared).pathname)).metadata()).toMatchObject({
      width: 1200,
    });
  });

  test('does not publish originals or unused pictures', async () => {
    const pictures = (await readdir(join(folder.out, '_astro'))).filter((name) =>
      /photograph|draft|_service-solar/.test(name),
    );
    const conversions = pictures.filter((name) =>
      /^(uta-photograph|_service-solar\.svg)\.\w+_\w+\.(avif|webp|png|jpg)$/.test(name),
    );
    expect(conversions.length).toBeGreaterThan(10);
    expect(pictures).toEqual(conversions);
  });

  test('shows taken days and reports unreadable events', async () => {
    const { host } = new URL(elsewhere.origin);
    expect(output).toContain('properties/benderloch.json › calendarUrl');
    expect(output).toContain(`1 unreadable, from ${host} (line 11: invalid time in DTSTART)`);
    expect(output).toContain('properties/uta.json › calendarUrl');
    expect(output).toContain(`got status 404 from ${host}`);
    expect(output).toMatch(/calendars\s+calendarUrl\s+1\s+uta/);
    for (const path of ['hospitality/benderloch.html', 'hospitality.html']) {
      const page = parse(await folder.read(path));
      const bookingText = page.querySelector('.booking [class~="scripted:hidden"]')?.textContent;
      expect(bookingText).toContain(`Taken: ${formatPeriod([first, last])}, as of `);
      expect(page.querySelector('.booking')?.textContent).toContain('more days may be taken');
    }
    expect(await folder.read('admin.html')).toContain('benderloch: could not read 1 event in full');
    const uta = await folder.read('hospitality/uta.html');
    expect(uta).toContain('show you which dates are free here');
    for (const path of ['benderloch', 'uta']) {
      const page = await folder.read(`hospitality/${path}.html`);
      expect(page).not.toMatch(/morag|secret|\.ics|mail\.example/i);
    }
    expect(output).not.toMatch(/morag|secret/i);
  });

  test('publishes the taken nights of a readable calendar for other portals', async () => {
    const feed = await folder.read('calendars/benderloch-8f3k2m.ics');
    const compact = (day: string) => day.replaceAll('-', '');
    expect(feed).toContain(`DTSTART;VALUE=DATE:${compact(first)}\r\n`);
    expect(feed).toContain(`DTEND;VALUE=DATE:${compact(last)}\r\n`);
    expect(feed).not.toMatch(/morag/i);
    expect(await readdir(join(folder.out, 'calendars'))).toEqual(['benderloch-8f3k2m.ics']);
    const pages = await Promise.all(
      ['hospitality/benderloch.html', 'sitemap-0.xml', 'admin.html'].map((path) =>
        folder.read(path),
      ),
    );
    expect(pages.join('')).not.toContain('8f3k2m');
  });

  test('uses the repository’s theme everywhere', async () => {
    const { surface, link, accent } = OTHER_THEME.colours;
    const home = await folder.read('index.html');
    const admin = await folder.read('admin.html');
    for (const sheet of [home, admin, await folder.read('editor/preview.css')]) {
      for (const colour of [surface.light, surface.dark]) {
        expect(sheet).toContain(`--color-surface:${colour}`);
      }
    }
    const page = parse(home);
    const bars = page.querySelectorAll('meta[name="theme-color"]');
    expect(bars.map((bar) => bar.getAttribute('content'))).toEqual([surface.light, surface.dark]);
    const marks = page.querySelectorAll('.logo > svg[aria-hidden=true][viewBox="0 0 40 40"]');
    expect(marks.map((mark) => mark.querySelectorAll('circle, path').length)).toEqual([6, 6]);
    expect(await folder.read('favicon.svg')).toContain(`{fill:${link.dark}}`);
    expect(home).toContain(`--color-accent:${accent.light}`);
    expect(JSON.parse(await folder.read('manifest.webmanifest'))).toMatchObject({
      name: 'Ness Power',
      start_url: '/',
      background_color: surface.light,
      theme_color: surface.light,
      icons: [
        { src: '/icon-192.png', sizes: '192x192' },
        { src: '/icon-512.png', sizes: '512x512' },
      ],
    });
    const icon = await sharp(join(folder.out, 'icon-192.png')).removeAlpha().raw().toBuffer();
    expect(`#${icon.subarray(0, 3).toString('hex')}`).toBe(surface.light);
  });

  test('writes a content manifest that matches the repository and the site', async () => {
    const manifest = await readManifest();
    expect(manifest).toMatchObject({ repo: server.repo, ref: 'next/year', commit: 'c0ffee' });
    for (const name of DASHBOARD_FOLDERS) {
      for (const { file, sha, origin } of manifest.folders[name].used) {
        if (origin !== 'repository') continue;
        expect(sha, file).toBe(server.repository.shaOf(`${name}/${file}`));
      }
    }
    const { services, benefits } = manifest.folders;
    const listed = services.used.filter(({ isListed }) => isListed);
    expect(listed.map(({ id, origin }) => [id, origin])).toEqual([
      ['solar', 'repository'],
      ['repairs', 'built-in'],
    ]);
    expect(JSON.stringify(manifest)).not.toMatch(/"got":/);
    expect(services.skipped).toMatchObject([
      { file: 'broken.json' },
      { file: 'repairs.json', sha: server.repository.shaOf('services/repairs.json') },
    ]);
    expect(services.skipped[1]?.problems.map(({ field }) => field)).toContain('title');
    expect(benefits).toMatchObject({
      source: 'content/',
      error: expect.stringContaining('Status 502') as string,
    });
    const admin = parse(await folder.read('admin.html'));
    expect(admin.querySelector('time')?.getAttribute('datetime')).toBe(manifest.builtAt);
    expect(admin.textContent).toContain('c0ffee');
    expect(admin.textContent).toContain('could not be read: ');
  });

  test('allows the content API on the dashboard only', async () => {
    const html = await folder.read('admin.html');
    const { origin } = new URL(server.apiUrl);
    expect(html).toContain(`connect-src 'self' https://places.example ${origin};`);
    const page = await folder.read('services.html');
    expect(page).toContain("connect-src 'self' https://places.example;");
  });
});

describe('the next build, while a folder cannot be listed', () => {
  let output: string;
  let before: Manifest;

  beforeAll(async () => {
    before = await readManifest();
    server.repository.write(STUDY, { ...(await readBuiltInItem(STUDY)), title: 'Sixty panels' });
    server.injectFault('contents/services', { kind: 'replace-response', status: 503 });
    pictures.delete('/box');
    server.takeTargets();
    const build = await folder.build(settings({ CONTENT_TOKEN: TOKEN }));
    output = build.output;
    expect(build.succeeded, output).toBe(true);
  }, BUILD_TIMEOUT_MS);

  test('publishes the changed case study', async () => {
    expect(await folder.read('case-studies/solar-panel-farm.html')).toContain('Sixty panels');
    const { folders, builtAt } = await readManifest();
    expect(folders['case-studies'].used).toMatchObject([
      { title: 'Sixty panels', sha: server.repository.shaOf(STUDY) },
    ]);
    expect(folders.properties).toEqual(before.folders.properties);
    expect(Date.parse(builtAt)).toBeGreaterThan(Date.parse(before.builtAt));
  });

  test('uses the last good content of a folder that cannot be listed', async () => {
    expect(output).toMatch(
      /services\s+machair\/content@next\/year, last good \(repository failed\)/,
    );
    expect(await folder.read('services/solar.html')).toContain('Sun on the roof');
  });

  test('shows and reports the last good version of a deleted picture', async () => {
    const { host } = new URL(elsewhere.origin);
    expect(output).toContain(
      `services/solar.json › batteryProduct.image\n    expected a picture at ${host}; got status 404`,
    );
    expect(output).toContain('The last good version is used.');
    expect(output).not.toContain('secret');
    const product = parse(await folder.read('services/solar.html'));
    const image = product.querySelector('[aria-labelledby=product] picture img');
    expect(image?.getAttribute('src')).toMatch(/[0-9a-f]{16}-[0-9a-f]{16}\.\w+\.png$/);
    const { services } = (await readManifest()).folders;
    expect(services.used[0]?.problems).toMatchObject([
      { field: 'batteryProduct.image', expected: `a picture at ${host}` },
    ]);
  });

  test('keeps the token out of pages, logs and downloads', async () => {
    const isSent = (host: string) =>
      server.requests
        .filter((request) => request.host === host)
        .map(({ headers }) => headers.authorization === `Bearer ${TOKEN}`);
    expect(new Set(isSent('api'))).toEqual(new Set([true]));
    expect(isSent('download')).toEqual([false]);
    expect(output).not.toContain(TOKEN);
    for (const page of ['index.html', 'admin.html', 'services.html']) {
      expect(await folder.read(page)).not.toContain(TOKEN);
    }
  });
});
