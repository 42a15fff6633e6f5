// Prints tables for docs/benchmarks.md: `pages` for Lighthouse on dist, `builds` for builds with many case studies, or
// both without an argument. Options: --runs 3, --routes /,/contact.
import { parseArgs } from 'node:util';
import { benchBuilds } from './bench/builds.ts';
import { benchPages } from './bench/pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string', default: '' },
  },
});
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

if (isWanted('pages')) {
  const routes = values.routes.split(',').filter(Boolean);
  await benchPages({ routes, runs: Number(values.runs) });
}
if (isWanted('builds')) await benchBuilds();
