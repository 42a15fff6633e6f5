import files from 'virtual:content-files';
import { SETTINGS_FILES, type SettingsFile } from '../content/model/settings-files.ts';
import { figures } from '../content/queries/settings.ts';
import type { Draft } from './complete-draft.ts';
import { completeFile } from './complete-file.ts';
import { renderComponent, type Component } from './render-component.ts';
import Company from './files/company.astro';
import Figures from './files/figures.astro';
import Grants from './files/grants.astro';
import Theme from './files/theme.astro';
import { PAGE_COMPONENTS } from './page-components.ts';

/** What is drawn of a file that has no page. */
const OF_FIRM: Readonly<Record<string, Component>> = {
  company: Company,
  figures: Figures,
  grants: Grants,
  theme: Theme,
};

const drawings = (Object.keys(SETTINGS_FILES) as SettingsFile[]).map((name) => {
  const component = PAGE_COMPONENTS[name] ?? OF_FIRM[name];
  if (!component) throw new Error(`There is no preview of ${name}`);
  // Where components read it, and what comes with the site.
  const [readFrom, builtIn] = [name === 'figures' ? figures : files[name], files[name] as Draft];
  return [name, { component, readFrom, builtIn: structuredClone(builtIn) }] as const;
});
const byName = new Map<string, (typeof drawings)[number][1]>(drawings);

let last: Promise<unknown> = Promise.resolve();

/**
 * A file about the firm as HTML, by the site's own components: of the company what stands on every page, of a page the
 * page. Components read files themselves, so these are lent what is typed while they are drawn, one after the other.
 */
export function drawFile(name: SettingsFile, typed: Draft): Promise<string> {
  const drawn = last.then(() => drawLent(name, typed));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function drawLent(name: SettingsFile, typed: Draft): Promise<string> {
  const drawing = byName.get(name);
  if (!drawing) throw new Error(`There is no preview of ${name}`);
  const { component, readFrom, builtIn } = drawing;
  const file = completeFile(SETTINGS_FILES[name], typed, builtIn);
  const before = { ...readFrom };
  // What follows from other files stays.
  replace(readFrom, { ...without(before, builtIn), ...file });
  try {
    return await renderComponent(component, {});
  } finally {
    replace(readFrom, before);
  }
}

const without = (values: object, names: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(names, name)));

function replace(target: object, values: object): void {
  for (const name of Object.keys(target)) Reflect.deleteProperty(target, name);
  Object.assign(target, values);
}
