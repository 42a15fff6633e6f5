// Rules of frameworks alone; oxlint.config.ts has those of the language.
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist', '.astro', '.wrangler', 'screenshots', 'test-results']),
  {
    files: ['src/{islands,ui}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    extends: [reactHooks.configs.flat.recommended],
  },
  astro.configs.recommended,
);
