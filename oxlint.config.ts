import js from '@eslint/js';
import { defineConfig, type OxlintConfig } from 'oxlint';
import tseslint from 'typescript-eslint';

/** What oxlint does not know: TypeScript itself refuses the first; there are no enums here, and no classes to be assigned. */
const UNKNOWN = [
  'no-octal',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/no-unsafe-enum-assignment',
];

// A later configuration takes away what it finds superfluous of an earlier one.
const recommended = new Map<string, unknown>(
  [js.configs.recommended, ...tseslint.configs.strictTypeChecked].flatMap((config) =>
    Object.entries(config.rules ?? {}),
  ),
);

const rules = [...recommended]
  .filter(([name, level]) => level !== 'off' && !UNKNOWN.includes(name))
  .map(([name, level]) => [name.replace('@typescript-eslint/', 'typescript/'), level] as const);

export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  rules: {
    ...(Object.fromEntries(rules) as OxlintConfig['rules']),
    // By itself oxlint lets names pass that begin with _.
    'typescript/no-unused-vars': ['error', { args: 'after-used' }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/consistent-type-imports': 'error',
  },
});
