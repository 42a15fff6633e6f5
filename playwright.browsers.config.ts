import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { EngineOption } from './tests/support/engines/visitor.ts';

/** Runs the same tests in three engines: a test that fails in all of them is probably wrong itself. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export default defineConfig<EngineOption>({
  ...base,
  testDir: 'tests/browsers',
  workers: 2,
  use: { baseURL: base.use?.baseURL ?? '' },
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
