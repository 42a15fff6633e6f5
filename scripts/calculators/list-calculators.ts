import { format, resolveConfig } from 'prettier';

/** A calculator by the ways in which its folder's name is written in code. */
interface Named {
  name: string;
  camel: string;
  pascal: string;
}

const NOTICE = '// Written by npm run schemas from the folders of src/calculators/rules.';

/**
 * The files that name every calculator, as formatted text: [path, text].
 * @param folders names of the calculators' folders, such as heat-pump
 */
export async function listCalculators(folders: readonly string[]): Promise<[string, string][]> {
  const all = folders.toSorted().map(nameOf);
  const files = {
    'src/content/schemas/calculator-names.ts': namesOf(all),
    'src/calculators/rules/index.ts': registryOf(all),
    'src/pages/services/_sections/CalculatorIsland.astro': islandsOf(all),
  };
  return Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<[string, string]> => {
      const config = await resolveConfig(path);
      return [path, await format(text, { ...config, filepath: path })];
    }),
  );
}

function nameOf(name: string): Named {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { name, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}

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
  .map(({ name, pascal }) => `{name === '${name}' && <${pascal} client:visible {...props} />}`)
  .join('\n')}
`;
