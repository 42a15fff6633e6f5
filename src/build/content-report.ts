import type { AstroIntegration } from 'astro';
import { formatReports, readReports } from '../content/report/report.ts';

/** Prints where each collection came from, at the end of a build. */
export function contentReport(): AstroIntegration {
  let cacheDir: URL;
  return {
    name: 'content-report',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheDir = config.cacheDir;
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`\n${formatReports(await readReports(cacheDir))}`);
      },
    },
  };
}
