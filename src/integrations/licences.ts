import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Packages whose work is in pages but not in scripts: icons, style sheet, fonts. */
const IN_PAGES = [
  'lucide-static',
  'tailwindcss',
  '@fontsource/bricolage-grotesque',
  '@fontsource-variable/atkinson-hyperlegible-next',
];

const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/g;
/** A module added by a build tool, such as `\0vite/preload-helper.js`. */
const HELPER = /^\0(vite|rolldown)\//;

/** The folder of one of this project's packages. */
const folderOf = (name: string): string =>
  dirname(findPackageJSON(name, import.meta.url) as string);

/**
 * Publishes the licences of all software sent to browsers.
 * @returns `collect` for every build of scripts, and `publish`, to run after these builds
 */
export function licences(): { collect: Plugin; publish: AstroIntegration } {
  const folders = new Set(IN_PAGES.map(folderOf));
  const addModule = (id: string) => {
    const [, tool] = HELPER.exec(id) ?? [];
    if (tool) folders.add(folderOf(tool));
    for (const { 0: path, 1: name = '', index } of id.matchAll(PACKAGE)) {
      const folder = id.slice(0, index) + path;
      // A package may contain the code of another without its package file and licence.
      folders.add(existsSync(join(folder, 'package.json')) ? folder : folderOf(name));
    }
  };
  return {
    collect: {
      name: 'collect-licences',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          for (const id of file.type === 'chunk' ? file.moduleIds : file.originalFileNames) {
            addModule(id);
          }
        }
      },
    },
    publish: afterBuild('licences', async (root) => {
      await appendFile(join(root, 'licences.txt'), await describeLicences([...folders]));
    }),
  };
}

/**
 * The notices of packages, each distinct text once.
 * @param folders the folders of the packages
 * @throws if a package has no licence, since it must not be published
 */
async function describeLicences(folders: readonly string[]): Promise<string> {
  const packages = await Promise.all(folders.map(readPackage));
  const notices = Map.groupBy(
    packages.toSorted((a, b) => a.name.localeCompare(b.name)),
    ({ notice }) => notice,
  );
  return [...notices]
    .map(
      ([notice, users]) =>
        `\n\n${[...new Set(users.map(({ name }) => name))].join(', ')}\n\n${notice}\n`,
    )
    .join('');
}

async function readPackage(folder: string): Promise<{ name: string; notice: string }> {
  const { name, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    license?: string;
  };
  const files = (await readdir(folder)).filter((file) =>
    /^(licen[cs]e|notice|copying)\b/i.test(file),
  );
  if (files.length === 0) {
    if (!license) throw new Error(`The package ${name} has no licence: use another package`);
    return { name, notice: `Its package file names the ${license} licence.` };
  }
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  // A tool's own bundled dependencies are not in the helper that it sends to browsers.
  const notice = texts.join('\n\n').replace(/^# Licenses of bundled dependencies[^]*/m, '');
  return { name, notice: notice.replaceAll('\r\n', '\n').trim() };
}
