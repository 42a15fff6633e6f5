import { existsSync, globSync, readFileSync } from 'node:fs';
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

/** Names of the prepared sets of drawings, each with its texts in `starter/alt/`. */
export const DRAWINGS = listNames('alt');

/** The drawings of a company that chooses none: turbines only if it installs them. */
export const defaultDrawings = (services: readonly string[]): string =>
  services.some((id) => hasCalculator(id, 'wind')) ? 'turbines' : 'roofs';

/** The sample company's drawings, unchanged by setup. */
const SAMPLE_UPLOADS = join(STARTER, '../tests/fixtures/company/uploads');

/**
 * The file of each drawing of a set, by its path in the content folder. Only the turbines have all of their own; another
 * set without one uses the one for roofs.
 */
export function listDrawings(drawings: string): Map<string, string> {
  const names = globSync('*.svg', { cwd: join(STARTER, 'uploads') }).toSorted();
  const folder = drawings === 'turbines' ? SAMPLE_UPLOADS : join(STARTER, 'uploads', drawings);
  return new Map(
    names.map((name) => {
      const file = join(folder, name);
      const isOwn = drawings === 'turbines' || existsSync(file);
      return [`uploads/${name}`, isOwn ? file : join(STARTER, 'uploads', name)];
    }),
  );
}

/** Whether a service has a calculator. @param name a certain one */
export function hasCalculator(service: string, name?: string): boolean {
  const { calculator } = readStarter(`services/${service}.json`);
  return name === undefined ? calculator !== undefined : calculator === name;
}

export const readStarter = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(STARTER, path), 'utf8')) as Record<string, unknown>;
