import type { AstroConfig, AstroIntegration } from 'astro';
import type { ContentFiles } from '../content/model/settings-files.ts';
import {
  publishReport,
  type Strictness,
  formatReports,
  LINKS_REPORT,
  readReports,
} from '../content/pipeline/report.ts';
import { listStaleFigures } from '../content/pipeline/content-warnings.ts';

/**
 * Prints a summary at the end of a build: the source of each collection, figures older than a year, and broken links.
 * @param files the content files of the build
 */
export function contentReport(files: ContentFiles, strictness: Strictness): AstroIntegration {
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
        const dated = { 'figures.json': files.figures, 'grants.json': files.grants };
        const stale = listStaleFigures(dated, new Date().toISOString());
        if (stale.length > 0) {
          const lines = stale.map(({ location, words }) => `\n  ${location}: ${words}`);
          logger.warn(`These figures are older than a year. Check them again:${lines.join('')}`);
        }
        const links = reports.find(({ folder }) => folder === LINKS_REPORT);
        if (links)
          await publishReport(links, strictness, { collection: LINKS_REPORT, logger, config });
      },
    },
  };
}
