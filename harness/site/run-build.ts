// Builds the site into a folder of its own, with a cache of its own. Usage: node run-build.ts OUT CACHE
import { build } from 'astro';
import { passthroughImageService } from 'astro/config';
import type { Plugin } from 'vite';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);

/** Lets calendars and pictures lie on this machine. The site's own build has no such switch: the judgement itself is replaced. */
const hostsOnLoopback: Plugin = {
  name: 'hosts-on-loopback',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/sources/public-address.ts')
      ? "export const isPublicAddress = (address) => address === '127.0.0.1';"
      : undefined,
};

const plugins = process.env['HOSTS_ON_LOOPBACK'] === 'on' ? [hostsOnLoopback] : [];
/** Maps beside the scripts, which tell what packages they were made from. */
const sourcemap = process.env['SOURCE_MAPS'] === 'on' && 'hidden';
// Converting the pictures of a whole repository takes minutes.
const image =
  process.env['PICTURES_AS_THEY_ARE'] === 'on' ? { service: passthroughImageService() } : {};
await build({ outDir, cacheDir, image, vite: { plugins, build: { sourcemap } } });

if (process.env['PRINT_PEAK_MEMORY']) {
  console.error(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
}
