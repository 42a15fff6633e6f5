import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { AnyCalculator } from '../../src/calculators/rules/calculator.ts';

/** A calculator by the ways in which its folder's name is written in code. */
interface Named {
  name: string;
  camel: string;
  pascal: string;
  hasTabs: boolean;
}

const RULES = 'src/calculators/rules';

const NOTICE = `// Written by npm run schemas from the folders of ${RULES}.`;

/** The files that name a calculator or all of them, as formatted text: [path, text]. */
export async function listCalculators(): Promise<[string, string][]> {
  const folders = readdirSync(RULES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const all = await Promise.all(
    folders
      .map(({ name }) => name)
      .toSorted()
      .map(read),
  );
  const files = {
    'src/content/schemas/calculator-names.ts': namesOf(all),
    [`${RULES}/index.ts`]: registryOf(all),
    'src/pages/services/_sections/CalculatorIsland.astro': islandsOf(all),
    ...Object.fromEntries(all.map((each) => [islandPath(each), islandOf(each)])),
  };
  return Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<[string, string]> => {
      const config = await resolveConfig(path);
      return [path, await format(text, { ...config, filepath: path })];
    }),
  );
}

async function read(name: string): Promise<Named> {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const definition = resolve(RULES, name, `${name}.ts`);
  const exported = (await import(/* @vite-ignore */ definition)) as Record<string, unknown>;
  const { fields } = exported[`${camel}Calculator`] as AnyCalculator;
  return {
    name,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    hasTabs: Object.values(fields).some(({ kind }) => kind === 'tabs'),
  };
}

const islandPath = ({ pascal }: Named) => `src/calculators/island/${pascal}Calculator.tsx`;

// The others are spared the script of tabs.
const islandOf = ({ name, camel, hasTabs }: Named) => `${NOTICE}
import { ${camel}Calculator } from '../rules/${name}/${name}.ts';
import { islandOf } from './Calculator.tsx';
${hasTabs ? "import { TabsField } from './TabsField.tsx';\n" : ''}
export default islandOf(${camel}Calculator${hasTabs ? ', TabsField' : ''});
`;

const namesOf = (all: readonly Named[]) => `${NOTICE}

/** The calculators that a service may name. */
export const CALCULATOR_NAMES = ${JSON.stringify(all.map(({ name }) => name))} as const;

export type CalculatorName = (typeof CALCULATOR_NAMES)[number];
`;

const registryOf = (all: readonly Named[]) => `${NOTICE}
${all
  .map(
    ({ name, camel }) => `import { ${camel}Calculator, ${camel}Page } from './${name}/${name}.ts';`,
  )
  .join('\n')}
import type { PagedCalculator } from './calculator.ts';
import type { CalculatorName } from '../../content/schemas/calculator-names.ts';

/** Every calculator, by the name of its folder. */
export const CALCULATORS: Readonly<Record<CalculatorName, PagedCalculator>> = {
${all.map(({ name, camel }) => `  '${name}': { calculator: ${camel}Calculator, page: ${camel}Page },`).join('\n')}
};
`;

const islandsOf = (all: readonly Named[]) => `---
${NOTICE}
// Astro hydrates no component that it does not see by name.
${all
  .map(
    ({ pascal }) => `import ${pascal} from '../../../calculators/island/${pascal}Calculator.tsx';`,
  )
  .join('\n')}
import type { Figures } from '../../../values/figures.ts';
import type { CalculatorName } from '../../../content/schemas/calculator-names.ts';

interface Props {
  name: CalculatorName;
  figures: Figures;
  /** Id of the service that a quote would be for. */
  service: string;
}

const { name, ...props } = Astro.props;
---
${all
  .map(
    ({ name, pascal }) =>
      `{name === '${name}' && <${pascal} client:near {...props}><slot /></${pascal}>}`,
  )
  .join('\n')}
`;
