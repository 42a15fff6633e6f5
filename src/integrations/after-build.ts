import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';

/**
 * An integration that works on the built site.
 * @param work receives the folder of the built site
 */
export const afterBuild = (
  name: string,
  work: (root: string, logger: AstroIntegrationLogger) => Promise<void>,
): AstroIntegration => ({
  name,
  hooks: { 'astro:build:done': ({ dir, logger }) => work(fileURLToPath(dir), logger) },
});
