import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The neutral content that every company begins with: true of any installer, without promises. */
export const STARTER = join(import.meta.dirname, '../../starter');

const listNames = (folder: string): string[] =>
  globSync('*.json', { cwd: join(STARTER, folder) })
    .map((file) => basename(file, '.json'))
    .toSorted();

/** Ids of the services with neutral texts. */
export const STARTER_SERVICES = listNames('services');
/** Names of the prepared sets of colours and logo. */
export const THEMES = listNames('themes');

/** Names of the prepared sets of grants. */
export const GRANTS = listNames('grants');

/** Whether a service has a calculator. @param name a certain one */
export function hasCalculator(service: string, name?: string): boolean {
  const { calculator } = readStarter(`services/${service}.json`);
  return name === undefined ? calculator !== undefined : calculator === name;
}

export const readStarter = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(STARTER, path), 'utf8')) as Record<string, unknown>;
