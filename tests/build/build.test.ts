import { readFile, rm } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';

const MINUTE = 60_000;
let server: ContentsApiServer;
let folder: BuildFolder;

async function builtIn(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(`content/${path}`, 'utf8')) as Record<string, unknown>;
}

const settings = () => ({ CONTENT_REPO: server.repo, CONTENT_API_URL: server.apiUrl });

beforeAll(async () => {
  server = await startContentsApiServer();
  folder = await createBuildFolder();
});

afterEach(() => {
  server.behave();
  server.takeTargets();
});

afterAll(async () => {
  await server.close();
  await folder.remove();
  await rm('remote-content', { recursive: true, force: true });
});

describe('a build from a content repository', { timeout: 2 * MINUTE }, () => {
  it('takes items and pictures from it, and says so', async () => {
    const uta = await builtIn('properties/uta.json');
    const photograph = await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: '#4e93a6' },
    })
      .jpeg()
      .toBuffer();
    server.repository.write('uploads/uta-photograph.jpg', photograph);
    server.repository.write('properties/uta.json', {
      ...uta,
      name: 'Uta by the sea',
      imageSrc: '/uploads/uta-photograph.jpg',
      longDescription: '<p onclick="alert(1)">Quiet.<script>alert(2)</script></p>',
    });
    server.repository.write('services/solar.json', await builtIn('services/solar.json'));
    server.repository.write('services/broken.json', '{ "id": "broken", ');
    server.repository.write(
      'benefits/reliability.json',
      await builtIn('benefits/reliability.json'),
    );
    server.misbehave('contents/case-studies', { kind: 'answer', status: 502, body: '<html>' });

    const { succeeded, output } = await folder.build(settings());
    expect(output).toContain('case-studies: Status 502');
    expect(output).toContain('services/broken.json');
    expect(output).toMatch(/services\s+machair\/content@main\s+1\s+broken\.json/);
    expect(output).toMatch(/case-studies\s+content\/ \(repository failed\)\s+4\s+-/);
    expect(succeeded).toBe(true);

    const page = await folder.read('hospitality/uta.html');
    expect(page).toContain('Uta by the sea');
    expect(page).toContain('<p>Quiet.</p>');
    expect(page).not.toMatch(/alert\(/);
    expect(await folder.read('case-studies/solar-panel-farm.html')).toContain('330 W');
  });

  it('sends a photograph through the image pipeline', async () => {
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

  it('asks once a folder when nothing has changed', async () => {
    server.repository.write(
      'case-studies/solar-panel-farm.json',
      await builtIn('case-studies/solar-panel-farm.json'),
    );
    await folder.build(settings());
    server.takeTargets();
    await folder.build(settings());
    expect(server.takeTargets().sort()).toEqual([
      'contents/benefits',
      'contents/case-studies',
      'contents/properties',
      'contents/services',
      'contents/uploads',
    ]);
  });

  it('asks for a changed file and nothing else, and shows the change', async () => {
    const study = await builtIn('case-studies/solar-panel-farm.json');
    server.repository.write('case-studies/solar-panel-farm.json', {
      ...study,
      title: 'Sixty panels',
    });
    await folder.build(settings());
    expect(server.takeTargets().filter((target) => !target.startsWith('contents/'))).toEqual([
      'download/case-studies/solar-panel-farm.json',
    ]);
    expect(await folder.read('case-studies/solar-panel-farm.html')).toContain('Sixty panels');
  });

  it('fails with the same report when it is strict', async () => {
    const { succeeded, output } = await folder.build({ ...settings(), CONTENT_STRICT: 'on' });
    expect(succeeded).toBe(false);
    // Folders are read side by side; whichever is found wanting first stops the build.
    expect(output).toMatch(/CONTENT_STRICT is on and (services|properties) has problems/);
    expect(output).toMatch(/services\/broken\.json|properties\/uta\.json › longDescription/);
    expect(output).toContain('fix: ');
  });

  it('keeps the token out of what visitors get and what is printed', async () => {
    const token = 'secret-token-of-the-build';
    const { output } = await folder.build({ ...settings(), CONTENT_TOKEN: token });
    const downloads = server.requests.filter(({ host }) => host === 'download');
    expect(server.requests.some(({ headers }) => headers.authorization === `Bearer ${token}`)).toBe(
      true,
    );
    expect(downloads.some(({ headers }) => headers.authorization)).toBe(false);
    expect(output).not.toContain(token);
    for (const page of ['index.html', 'admin.html', 'services.html']) {
      expect(await folder.read(page)).not.toContain(token);
    }
  });
});

describe('a wrong setting', { timeout: MINUTE }, () => {
  for (const [name, value, reason] of [
    ['SITE_URL', 'machair', 'SITE_URL is "machair"; it must be an http or https address'],
    ['CONTENT_REPO', 'no-owner', 'CONTENT_REPO is "no-owner"; it must be owner/name'],
    ['CONTENT_API_URL', 'nowhere', 'CONTENT_API_URL'],
    ['CONTENT_STRICT', 'perhaps', 'CONTENT_STRICT'],
    ['PUBLIC_PLACE_SEARCH_URL', 'nowhere', 'PUBLIC_PLACE_SEARCH_URL is "nowhere"'],
  ] as const) {
    it(`${name} stops the build and is named`, async () => {
      const { succeeded, output } = await folder.build({ [name]: value });
      expect(succeeded).toBe(false);
      expect(output).toContain(reason);
    });
  }
});

describe('a place-search service on another host', { timeout: MINUTE }, () => {
  it('may be asked by the page, and by no other setting', async () => {
    const address = 'https://places.example/search';
    const { succeeded } = await folder.build({ PUBLIC_PLACE_SEARCH_URL: address });
    expect(succeeded).toBe(true);
    expect(await folder.read('services/ev-chargers.html')).toContain(
      "connect-src 'self' https://places.example;",
    );
  });
});
