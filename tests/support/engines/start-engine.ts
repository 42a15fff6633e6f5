import { findFirefox, hasPlaywrightEngine } from '../../../harness/browser/find-engines.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { startPlaywrightEngine } from './playwright-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** Starts an available engine: Playwright's own, or an installed one. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium' || hasPlaywrightEngine(name)) return startPlaywrightEngine(name);
  return name === 'webkit' ? startWebKit() : startFirefox(findFirefox() ?? 'firefox');
}
