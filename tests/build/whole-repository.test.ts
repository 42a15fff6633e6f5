import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { FOLDERS } from '../../src/content/model/content-types.ts';
import { SETTINGS_FILES } from '../../src/content/model/settings-files.ts';
import { BREAKAGES, fillRepository, readContent } from '../support/broken-files.ts';
import { BUILD_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';

const content = readContent();
/** These name the source of the content. */
const NAMES_SOURCE = /^(admin(\/.*)?\.html|data\/content-manifest\.json)$/;

let server: ContentsApiServer;
// The names of scripts depend on the folder that they are built in.
let folder: BuildFolder;
let builtIn: ReadonlyMap<string, string>;

const build = (settings: Record<string, string> = {}) =>
  folder.build({ SITE_COMMIT: 'c0ffee', ...settings });

const buildFromRepository = (settings: Record<string, string> = {}) =>
  build({ CONTENT_REPO: server.repo, CONTENT_API_URL: server.apiUrl, ...settings });

/** The pages and data files of the last build, by path. */
function readPages(): Map<string, string> {
  const paths = globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: folder.out });
  const pages = paths.filter((path) => !NAMES_SOURCE.test(path)).toSorted();
  return new Map(pages.map((path) => [path, readFileSync(join(folder.out, path), 'utf8')]));
}

/** Where the last build differs from the one of built-in content. */
function differences(edit = (text: string) => text): string[] {
  const pages = readPages();
  return [...new Set([...builtIn.keys(), ...pages.keys()])].flatMap((path) => {
    const ours = edit(builtIn.get(path) ?? '');
    const theirs = edit(pages.get(path) ?? '');
    if (ours === theirs) return [];
    const at = Array.from(ours).findIndex((letter, i) => letter !== theirs[i]);
    return [`${path}: ${theirs.slice(Math.max(0, at - 40), at + 80)}`];
  });
}

/** Drawings of a repository are published as they were drawn, so pictures and the styles for them differ. */
const withoutPictures = (html: string) =>
  html
    .replace(/<picture.*?<\/picture>|<img [^>]*>|<style>.*?<\/style>|style-src [^;]*;/gs, '')
    .replace(/\/_astro\/[\w.-]+\.(svg|png)|\/sharing\/[^"]+\.jpg/g, 'PICTURE');

beforeAll(async () => {
  server = await startContentsApiServer();
  folder = await createBuildFolder();
  const { succeeded, output } = await build();
  expect(succeeded, output).toBe(true);
  builtIn = readPages();
}, BUILD_MS);

afterAll(async () => {
  await server.close();
  await folder.close();
});

describe('a first build from a repository with broken files', () => {
  const isNamedById = (path: string) =>
    content.get(path)?.includes(`"id": "${path.slice(dirname(path).length + 1, -5)}"`);
  /** All settings files, and an item of each kind. */
  const broken = [
    ...Object.keys(SETTINGS_FILES).map((name) => `${name}.json`),
    ...FOLDERS.flatMap((kind) =>
      [...content.keys()].filter((path) => dirname(path) === kind && isNamedById(path)).slice(0, 1),
    ),
  ];

  beforeAll(() => {
    const ways = Object.values(BREAKAGES);
    const texts = new Map([...content].filter(([path]) => path.endsWith('.json')));
    for (const [i, path] of broken.entries()) {
      const text = ways[i % 3]?.(texts.get(path)?.toString() ?? '') ?? '';
      texts.set(path, Buffer.from(text));
    }
    fillRepository(server, texts);
  });

  it('has the built-in files in their place, and names each', { timeout: BUILD_MS }, async () => {
    const { succeeded, output } = await buildFromRepository();
    expect(succeeded, output).toBe(true);
    expect(differences()).toEqual([]);
    for (const path of broken) {
      expect(output).toMatch(new RegExp(`${path}( › \\S+)?\n +expected .*; got .*\n +fix: `));
    }
  });

  it('ends where these may not be used, and says what to fix', { timeout: BUILD_MS }, async () => {
    const { succeeded, output } = await buildFromRepository({ CONTENT_STRICT: 'on' });
    expect(succeeded).toBe(false);
    expect(output).toMatch(/company\.json\n +expected a JSON object; got .*\n +fix: /);
  });
});

describe('a build from a repository that has a copy of all content', () => {
  it('gives every page as the build without it does', { timeout: BUILD_MS }, async () => {
    fillRepository(server, content);
    const { succeeded, output } = await buildFromRepository({ PICTURES_AS_THEY_ARE: 'on' });
    expect(succeeded, output).toBe(true);
    for (const part of ['settings', 'uploads', ...FOLDERS]) {
      expect(output).toMatch(new RegExp(`\n${part} +${server.repo}@${server.ref} +\\d+ +-  +-\n`));
    }
    expect(differences(withoutPictures)).toEqual([]);
  });
});
