import { readFile } from 'node:fs/promises';
import type { AstroConfig, AstroIntegration } from 'astro';
import { publishReport, type Strictness } from '../content/loaders/strictness.ts';
import { listAged } from '../content/report/aged-figures.ts';
import { formatReports, LINKS, readReports } from '../content/report/report.ts';

/** Files whose figures age. */
const DATED = ['figures', 'grants'];

/**
 * Prints where each collection came from, at the end of a build, which figures are older than a year, and which links lead to nothing.
 * @param firm values of content files that the content repository has, by name
 */
export function contentReport(
  firm: ReadonlyMap<string, unknown>,
  strictness: Strictness,
): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'content-report',
    hooks: {
      'astro:config:done': (done) => {
        ({ config } = done);
      },
      'astro:build:done': async ({ logger }) => {
        const reports = await readReports(config.cacheDir);
        logger.info(`\n${formatReports(reports)}`);
        const files = await Promise.all(
          DATED.map(
            async (name) => [`${name}.json`, firm.get(name) ?? (await read(name))] as const,
          ),
        );
        const aged = listAged(Object.fromEntries(files), new Date().toISOString());
        if (aged.length > 0) {
          logger.warn(`Older than a year, so look them up again:\n  ${aged.join('\n  ')}`);
        }
        const links = reports.find(({ folder }) => folder === LINKS);
        if (links) await publishReport(links, strictness, { collection: LINKS, logger, config });
      },
    },
  };

  async function read(name: string): Promise<unknown> {
    return JSON.parse(await readFile(new URL(`content/${name}.json`, config.root), 'utf8'));
  }
}
