import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestSchema } from '../../src/model/content/manifest.ts';
import { REMOTE_FOLDERS } from '../../src/model/kinds/remote-kinds.ts';
import { createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';

const STUDY = 'case-studies/solar-panel-farm.json';
let server: ContentsApiServer;
let folder: BuildFolder;

const builtIn = async (path: string) =>
  JSON.parse(await readFile(`content/${path}`, 'utf8')) as Record<string, unknown>;

const settings = (more: Record<string, string> = {}) => ({
  CONTENT_REPO: server.repo,
  CONTENT_API_URL: server.apiUrl,
  SITE_COMMIT: 'c0ffee',
  ...more,
});

const readManifest = async () =>
  manifestSchema.parse(JSON.parse(await folder.read('data/content-manifest.json')));

beforeAll(async () => {
  server = await startContentsApiServer();
  folder = await createBuildFolder();
  for (const path of ['services/solar.json', 'properties/uta.json', STUDY]) {
    server.repository.write(path, await builtIn(path));
  }
  server.repository.write('services/repairs.json', '{}');
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

describe('the manifest of a build', { timeout: 120_000 }, () => {
  it('matches the repository, the site and the dashboard', async () => {
    const { succeeded, output } = await folder.build(settings());
    expect(succeeded, output).toBe(true);
    const manifest = await readManifest();
    expect(manifest).toMatchObject({ repo: server.repo, ref: 'main', commit: 'c0ffee' });
    for (const name of REMOTE_FOLDERS) {
      for (const { file, sha, isBuiltIn } of manifest.folders[name].used) {
        if (isBuiltIn) continue;
        expect(sha, file).toBe(server.repository.shaOf(`${name}/${file}`));
      }
    }
    const { services, benefits } = manifest.folders;
    expect(services.used.map(({ id, isBuiltIn }) => [id, isBuiltIn])).toEqual([
      ['repairs', true],
      ['solar', false],
    ]);
    expect(services.leftOut).toMatchObject([
      { file: 'repairs.json', sha: server.repository.shaOf('services/repairs.json') },
    ]);
    expect(services.leftOut[0]?.problems.map(({ field }) => field)).toContain('title');
    expect(benefits).toMatchObject({
      source: 'content/',
      error: expect.stringContaining('Status 404') as string,
    });
    const admin = parse(await folder.read('admin.html'));
    expect(admin.querySelector('time')?.getAttribute('datetime')).toBe(manifest.builtAt);
    expect(admin.textContent).toContain('c0ffee');
  });

  it('follows a change: one request a folder, the changed file, and the page shows it', async () => {
    const before = await readManifest();
    server.takeTargets();
    const study = { ...(await builtIn(STUDY)), title: 'Sixty panels' };
    server.repository.write(STUDY, study);
    const { succeeded, output } = await folder.build(settings());
    expect(succeeded, output).toBe(true);
    expect(server.takeTargets().sort()).toEqual([
      'contents/benefits',
      'contents/case-studies',
      'contents/properties',
      'contents/services',
      'contents/uploads',
      `download/${STUDY}`,
    ]);
    expect(await folder.read('case-studies/solar-panel-farm.html')).toContain('Sixty panels');
    const after = await readManifest();
    expect(after.folders['case-studies'].used).toMatchObject([
      { title: 'Sixty panels', sha: server.repository.shaOf(STUDY) },
    ]);
    expect(after.folders.services).toEqual(before.folders.services);
    expect(Date.parse(after.builtAt)).toBeGreaterThan(Date.parse(before.builtAt));
  });

  it("lets the dashboard alone reach the API, and links GitHub's folders without scripts", async () => {
    const CONTENT_API_URL = `${server.apiUrl}/api/v3`;
    const { succeeded, output } = await folder.build(
      settings({ CONTENT_API_URL, CONTENT_REF: 'next/year' }),
    );
    expect(succeeded, output).toBe(true);
    const html = await folder.read('admin.html');
    expect(html).toContain(`connect-src 'self' ${server.apiUrl};`);
    expect(await folder.read('services.html')).toContain("connect-src 'self';");
    const links = parse(html).querySelectorAll('.without-script a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      REMOTE_FOLDERS.map((name) => `${server.apiUrl}/${server.repo}/tree/next/year/${name}`),
    );
    const { folders } = await readManifest();
    expect(folders.services.used.every(({ isBuiltIn }) => isBuiltIn)).toBe(true);
    expect(html).toContain('the repository failed');
  });
});
