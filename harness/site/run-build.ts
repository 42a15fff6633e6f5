// Builds the site into a folder of its own, with a cache of its own. Usage: node run-build.ts OUT CACHE
import { build } from 'astro';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);
await build({ outDir, cacheDir });

if (process.env['PRINT_PEAK_MEMORY']) {
  console.error(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
}
