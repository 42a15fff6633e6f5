// Builds the site into a separate folder, with a separate cache. Usage: node run-build.ts OUT CACHE
import { build } from 'astro';
import { passthroughImageService } from 'astro/config';
import type { Plugin } from 'vite';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);

/** Allows calendars and pictures on this machine. The site's own build has no such switch: this replaces the whole check. */
const hostsOnLoopback: Plugin = {
  name: 'hosts-on-loopback',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/sources/public-ip.ts')
      ? "export const isPublicAddress = (address) => address === '127.0.0.1';"
      : undefined,
};

const plugins = process.env['HOSTS_ON_LOOPBACK'] === 'on' ? [hostsOnLoopback] : [];
/** Source maps, which show the packages in each script. */
const sourcemap = process.env['SOURCE_MAPS'] === 'on' && 'hidden';
// Converting the pictures of a whole repository takes minutes.
const image =
  process.env['PICTURES_AS_THEY_ARE'] === 'on' ? { service: passthroughImageService() } : {};
await build({ outDir, cacheDir, image, vite: { plugins, build: { sourcemap } } });
