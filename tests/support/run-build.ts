// Builds the site into a folder of its own, with a cache of its own. Usage: node run-build.ts OUT CACHE
import { build } from 'astro';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);
await build({ outDir, cacheDir });
