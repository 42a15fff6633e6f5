// Writes figures from the planner's engine to content/figures.json and to the fixture company's: the share of generation
// used at home, and a battery's effect. A test compares them with the engine.
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Figures } from '../src/forms/rules/figures.ts';
import { selfConsumptionTable } from './self-consumption/self-consumption-table.ts';

for (const path of ['content/figures.json', 'tests/fixtures/company/figures.json']) {
  const file = JSON.parse(await readFile(path, 'utf8')) as Record<string, object>;
  for (const [name, calculated] of Object.entries(
    selfConsumptionTable(file as unknown as Figures),
  )) {
    const figure = file[name];
    if (!figure) throw new Error(`${path} lacks the figure ${name}`);
    file[name] = { ...figure, ...calculated };
  }
  const config = await resolveConfig(path);
  await writeFile(path, await format(JSON.stringify(file), { ...config, filepath: path }));
  console.log(`Wrote ${path}.`);
}
