import { test as base, expect } from '@playwright/test';
import { findFirefox, hasPlaywrightEngine } from '../../../harness/browser/find-engines.ts';
import type { Engine, EngineName, View } from './engine.ts';
import { byLabel, byRole, type AccessibleName, type AriaRole } from './find.ts';
import { startFirefox } from './firefox-engine.ts';
import { startPlaywrightEngine } from './playwright-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export interface EngineOption {
  engine: EngineName;
}

/** Logs policy violations to the console. */
const WATCH_POLICY = `addEventListener('securitypolicyviolation', (event) => {
  console.error('The policy forbids ' + event.effectiveDirective + ' ' + event.blockedURI);
});`;

/** A visitor's actions and observations in any engine. Waits for elements to appear. */
class Visitor {
  readonly view: View;
  readonly #origin: string;

  constructor(view: View, origin: string) {
    this.view = view;
    this.#origin = origin;
  }

  open(path: string, origin = this.#origin): Promise<void> {
    return this.view.open(origin + path);
  }

  async click(role: AriaRole, name: AccessibleName): Promise<void> {
    await this.comesTo(byRole(role, name));
    await this.finds(`(${isStable.toString()})(${byRole(role, name)})`, true);
    await this.view.click(byRole(role, name));
  }

  /** Fills in a field, or chooses from a list or tabs. */
  async enter(label: AccessibleName, text: string): Promise<void> {
    await this.comesTo(byLabel(label));
    const kind = await this.view.read(`${byLabel(label)}.role ?? ${byLabel(label)}.localName`);
    if (kind === 'tablist') await this.click('tab', text);
    else if (kind === 'select') await this.choose(label, text);
    else await this.fill(label, text);
  }

  /** Replaces a field's text. */
  async fill(label: AccessibleName, text: string): Promise<void> {
    await this.comesTo(byLabel(label));
    await this.view.read(`(${byLabel(label)}.focus(), ${byLabel(label)}.select())`);
    await this.view.type(text);
  }

  /** Chooses from a list, with the browser's events. */
  async choose(label: AccessibleName, option: string): Promise<void> {
    await this.comesTo(byLabel(label));
    await this.view.read(`(${choose.toString()})(${byLabel(label)}, ${JSON.stringify(option)})`);
  }

  /** The value of an expression in the page, once truthy. */
  async read(expression: string): Promise<string> {
    let found: unknown;
    await expect
      .poll(async () => (found = await this.view.read(`${expression} ?? ''`)))
      .toBeTruthy();
    return String(found);
  }

  /** Waits for an expression in the page to become truthy. */
  async finds(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.view.read(expression)).toEqual(value);
  }

  /** Waits until an element is visible. */
  async sees(role: AriaRole, name: AccessibleName): Promise<void> {
    await this.finds(`Boolean(${byRole(role, name)})`, true);
  }

  async seesNo(role: AriaRole, name: AccessibleName): Promise<void> {
    await this.finds(`Boolean(${byRole(role, name)})`, false);
  }

  /** Waits until the page, or an element, contains this text. */
  async reads(sentence: string | RegExp, of = 'document.body'): Promise<void> {
    const text = () => this.view.read(`(${of})?.innerText.replace(/\\s+/g, ' ') ?? ''`);
    await expect.poll(text).toMatch(sentence);
  }

  /** Waits until the island matching a selector has hydrated. */
  async waitForHydration(selector: string): Promise<void> {
    const found = `document.querySelector('astro-island:not([ssr]) ${selector}')`;
    await this.finds(`Boolean(${found}?.checkVisibility())`, true);
  }

  /** The page's overflow beyond the window's width. */
  overflow(): Promise<unknown> {
    const root = 'document.documentElement';
    return this.view.read(`${root}.scrollWidth - ${root}.clientWidth`);
  }

  /** Waits for an element and scrolls it to the middle of the window, clear of fixed elements. */
  private async comesTo(element: string): Promise<void> {
    await this.finds(`Boolean(${element})`, true);
    await this.view.read(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  }
}

/** Whether an element has not moved since the last frame: clicks on moving elements may miss. */
async function isStable(element: Element): Promise<boolean> {
  const placeOf = () => JSON.stringify(element.getBoundingClientRect());
  await new Promise(requestAnimationFrame);
  const before = placeOf();
  await new Promise(requestAnimationFrame);
  return placeOf() === before;
}

function choose(list: HTMLSelectElement, label: string): void {
  list.selectedIndex = [...list.options].findIndex((option) => option.label === label);
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Starts an available engine: Playwright's own, or an installed one. */
async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium' || hasPlaywrightEngine(name)) return startPlaywrightEngine(name);
  return name === 'webkit' ? startWebKit() : startFirefox(findFirefox() ?? 'firefox');
}

interface Visits {
  visitor: Visitor;
  /** Messages that a test expects; all other errors and warnings fail it. */
  expectedMessages: RegExp | undefined;
}

export const test = base.extend<Visits, EngineOption & { running: Engine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  expectedMessages: [undefined, { option: true }],
  running: [
    async ({ engine }, use) => {
      const running = await startEngine(engine);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, baseURL, expectedMessages }, use, info) => {
    const view = await running.newView(WATCH_POLICY);
    await use(new Visitor(view, baseURL ?? ''));
    if (info.errors.length > 0) {
      await info.attach('in sight', { body: await view.picture(), contentType: 'image/png' });
    }
    const problems = view.messages().filter((message) => !expectedMessages?.test(message));
    await view.close();
    expect(problems).toEqual([]);
  },
});

export { expect };
