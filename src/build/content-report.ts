import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { listAged } from '../content/report/aged-figures.ts';
import { formatReports, readReports } from '../content/report/report.ts';

/** Files whose figures age. */
const DATED = ['figures', 'grants'];

/**
 * Prints where each collection came from, at the end of a build, and which figures are older than a year.
 * @param firm values of content files that the content repository has, by name
 */
export function contentReport(firm: ReadonlyMap<string, unknown>): AstroIntegration {
  let cacheDir: URL;
  let root: URL;
  return {
    name: 'content-report',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ cacheDir, root } = config);
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`\n${formatReports(await readReports(cacheDir))}`);
        const files = await Promise.all(
          DATED.map(
            async (name) => [`${name}.json`, firm.get(name) ?? (await read(name))] as const,
          ),
        );
        const aged = listAged(Object.fromEntries(files), new Date().toISOString());
        if (aged.length === 0) return;
        logger.warn(`Older than a year, so look them up again:\n  ${aged.join('\n  ')}`);
      },
    },
  };

  async function read(name: string): Promise<unknown> {
    return JSON.parse(await readFile(new URL(`content/${name}.json`, root), 'utf8'));
  }
}
