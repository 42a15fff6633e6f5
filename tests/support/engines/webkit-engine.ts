import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PYTHON } from '../../../harness/browser/find-engines.ts';
import { findFreePort } from '../../../harness/site/free-port.ts';
import type { Engine, View } from './engine.ts';

const WINDOW = new URL('webkit-window.py', import.meta.url).pathname;
/** The WebDriver standard's codes for special keys. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Copies console messages to the window, since WebDriver does not report them. */
const TELL_MESSAGES = `(() => {
  const tell = (text) => webkit.messageHandlers.messages.postMessage(text);
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => (tell(words.map(String).join(' ')), say(...words));
  }
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof Event || tell(String(reason)));
  addEventListener('error', ({ message, target }) => tell(message ?? 'not loaded: ' + target.outerHTML), true);
})();`;

/** WebKitGTK from Debian and Ubuntu, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitForDriver(origin);
  let views = 0;
  return {
    newView: async (beforeScripts) => {
      const messages = join(folder, `messages-${views++}`);
      const script = join(folder, 'before-scripts.js');
      writeFileSync(script, TELL_MESSAGES + beforeScripts);
      writeFileSync(messages, '');
      return openView(origin, messages, script);
    },
    close: async () => {
      await end(driver);
      await end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function openView(origin: string, messages: string, script: string): Promise<View> {
  const options = { binary: PYTHON, args: [WINDOW, messages, script] };
  const { sessionId } = (await askDriver(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const get = (path: string) => askDriver(origin, 'GET', `/session/${sessionId}${path}`);
  const post = (path: string, body?: object) =>
    askDriver(origin, 'POST', `/session/${sessionId}${path}`, body);
  const elementOf = (found: unknown) => Object.values(found as Record<string, string>)[0];
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });
  const type = async (text: string) =>
    void (await post(`/element/${elementOf(await get('/element/active'))}/value`, { text }));
  return {
    open: async (url) => void (await post('/url', { url })),
    back: async () => void (await post('/back')),
    forward: async () => void (await post('/forward')),
    resize: async (width, height) =>
      void (await post('/window/rect', { x: 0, y: 0, width, height })),
    read: evaluate,
    click: async (expression) =>
      void (await post(`/element/${elementOf(await evaluate(expression))}/click`)),
    type,
    press: (key) => type(KEYS[key]),
    picture: async () => Buffer.from((await get('/screenshot')) as string, 'base64'),
    messages: () => readMessages(messages),
    close: async () => void (await askDriver(origin, 'DELETE', `/session/${sessionId}`)),
  };
}

const readMessages = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as string]));

/** Sends a command to a WebDriver (https://www.w3.org/TR/webdriver2/). */
async function askDriver(
  origin: string,
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  body: object = {},
): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver, ${method} ${path}: ${error}. ${message}`);
}

/** @throws if the driver does not respond within 20 seconds */
async function waitForDriver(origin: string): Promise<void> {
  for (let left = 100; left > 0; left--) {
    const response = await fetch(`${origin}/status`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(200);
  }
  throw new Error(`WebKitWebDriver does not respond at ${origin}`);
}
