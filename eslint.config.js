import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist',
    '.astro',
    '.wrangler',
    'remote-content',
    'screenshots',
    'test-results',
    'playwright-report',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['src/{islands,ui}/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  astro.configs.recommended,
  { rules: { 'no-undef': 'off' } },
);
