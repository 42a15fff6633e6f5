import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import { BUILD_MS } from '../support/built-site.ts';

let folder: BuildFolder;

beforeAll(async () => {
  folder = await createBuildFolder();
});

afterAll(() => folder.remove());

async function build(settings: Record<string, string>) {
  const { succeeded, output } = await folder.build(settings);
  expect(succeeded, output).toBe(true);
  return globSync('**/*', { cwd: folder.out }).filter((name) => /^editor|sveltia/.test(name));
}

describe('the form for editors', () => {
  it('is nowhere in a build that does not ask for it', { timeout: BUILD_MS }, async () => {
    expect(await build({})).toEqual([]);
    for (const name of globSync('**/*.{html,js,txt,xml}', { cwd: folder.out })) {
      expect(readFileSync(join(folder.out, name), 'utf8'), name).not.toMatch(/"\/editor\b|Sveltia/);
    }
    expect(await folder.read('_headers')).not.toContain('/editor');
  });

  it('is a page, with what it loads, in a build that does', { timeout: BUILD_MS }, async () => {
    const settings = { CONTENT_EDITOR: 'on', SITE_URL: 'https://machair.example' };
    const names = await build(settings);
    expect(names).toEqual(
      expect.arrayContaining(['editor.html', 'editor/editor.js', 'editor/config.json']),
    );
    const config = JSON.parse(await folder.read('editor/config.json')) as Record<string, unknown>;
    expect(config).toMatchObject({
      site_url: 'https://machair.example',
      backend: { name: 'test-repo' },
    });
    expect(await folder.read('_headers')).toContain('/editor\n');
    expect(await folder.read('sitemap-0.xml')).not.toContain('/editor');
    expect(await folder.read('sw.js')).not.toContain('/editor/');
  });

  it('is loaded by no other page', async () => {
    for (const name of globSync('**/*.html', { cwd: folder.out })) {
      if (name === 'editor.html') continue;
      expect(await folder.read(name), name).not.toContain('/editor/');
    }
  });
});
