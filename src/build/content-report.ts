import type { AstroIntegration } from 'astro';
import type { ContentFiles } from '../content/kinds/single-files.ts';
import { listAged } from '../content/report/aged-figures.ts';
import { formatReports, readReports } from '../content/report/report.ts';

/**
 * Prints where each collection came from, at the end of a build, and which figures are older than a year.
 * @param files the content files that the site is built with
 */
export function contentReport(files: ContentFiles): AstroIntegration {
  let cacheDir: URL;
  return {
    name: 'content-report',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ cacheDir } = config);
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`\n${formatReports(await readReports(cacheDir))}`);
        const dated = { 'figures.json': files.figures, 'grants.json': files.grants };
        const aged = listAged(dated, new Date().toISOString());
        if (aged.length === 0) return;
        logger.warn(`Older than a year, so look them up again:\n  ${aged.join('\n  ')}`);
      },
    },
  };
}
