// Measures dist and writes what it found into docs/benchmarks.md: `pages` by Lighthouse, first visits on a line that is
// hardly one (`cold`), and `builds` of many case studies; without a name all three. Options: --runs 3, --routes /,/contact,
// --dist FOLDER (again and again, for other sites beside this one; with it and with --routes nothing is written).
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { benchBuilds } from './bench/builds.ts';
import { benchColdVisits } from './bench/cold-visit.ts';
import { benchPages } from './bench/pages.ts';
import { withPart } from './bench/with-part.ts';

const PATH = 'docs/benchmarks.md';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string', default: '' },
    dist: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const routes = values.routes.split(',').filter(Boolean);
const folders = ['dist', ...values.dist];

const parts: Record<string, () => Promise<string[]>> = {
  pages: () => benchPages({ folders, routes, runs }),
  cold: () => benchColdVisits('dist', runs),
  builds: benchBuilds,
};
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown)
  throw new Error(`${unknown} cannot be measured; choose from ${Object.keys(parts).join(', ')}`);

const machine = `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`;
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const lines = (await parts[name]?.()) ?? [];
  if (routes.length > 0 || values.dist.length > 0) continue;
  const text = withPart(readFileSync(PATH, 'utf8'), name, [machine, '', ...lines]);
  writeFileSync(PATH, await format(text, { parser: 'markdown', printWidth: 120 }));
}
