// Rules of frameworks, and what oxlint does not see: markup of Astro files. oxlint.config.ts has the rest.
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    files: ['src/{admin,toasts,ui}/**/*.{ts,tsx}', 'src/*/{draft,island}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['**/*.astro'], extends: [js.configs.recommended], rules: { 'no-undef': 'off' } },
  astro.configs.recommended,
);
