// Prints Markdown tables. `pages`: Lighthouse on dist. `builds`: builds with many case studies. Default: both.
// Options: --runs 3, --routes /,/contact, --http2.
import { parseArgs } from 'node:util';
import { benchBuilds } from './bench/builds.ts';
import { benchPages } from './bench/pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string', default: '' },
    http2: { type: 'boolean', default: false },
  },
});
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name);

if (isChosen('pages')) {
  const routes = values.routes.split(',').filter(Boolean);
  await benchPages({ routes, runs: Number(values.runs), http2: values.http2 });
}
if (isChosen('builds')) await benchBuilds();
