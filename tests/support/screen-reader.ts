import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type * as ScreenReader from '@guidepup/virtual-screen-reader';

const SCRIPT = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const ADDRESS = '/screen-reader.js';

/** Lets a page load the screen reader; its security policy must be bypassed. */
export const giveScreenReader = (page: Page): Promise<unknown> =>
  page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ path: SCRIPT, contentType: 'text/javascript' }),
  );

/** What a screen reader says of a part of the page from its beginning to its end. */
export const read = (part: Locator): Promise<string[]> =>
  part.evaluate(readAll, ADDRESS).then(tidy);

async function readAll(container: Element, address: string) {
  const { virtual } = (await import(address)) as typeof ScreenReader;
  // It does not know them: neither that they fold, nor that what is folded away is silent.
  const folds = [...container.querySelectorAll('details')];
  const tellFolds = (isTold: boolean) => {
    for (const { open, children } of folds) {
      for (const child of children) {
        if (child.localName !== 'summary') child.ariaHidden = isTold && !open ? 'true' : null;
        else [child.role, child.ariaExpanded] = isTold ? ['button', String(open)] : [null, null];
      }
    }
  };
  tellFolds(true);
  await virtual.start({ container });
  const start = await virtual.lastSpokenPhrase();
  // What is read may hold more of its own kind, such as a list in a list.
  for (let depth = 1; depth > 0;) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    depth += Number(phrase === start) - Number(phrase === `end of ${start}`);
  }
  const [phrases, items] = [await virtual.spokenPhraseLog(), await virtual.itemTextLog()];
  await virtual.stop();
  tellFolds(false);
  return phrases.map((phrase, i) => ({ phrase, isText: phrase === items[i] }));
}

/** Begins to hear what is announced, and what takes the focus. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as typeof ScreenReader;
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, ADDRESS);

/** What has been heard; what one change says over and over counts once. */
export async function heard(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as typeof ScreenReader;
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, ADDRESS);
  return phrases
    .filter((phrase, i) => phrase !== phrases[i - 1])
    .map((phrase) => phrase.replace(SEAM, ' '));
}

/** Where an announcement has the texts of two elements without a space between them; a kWh has no such place. */
const SEAM = /(?<=[a-z])(?<!\bk)(?=[A-Z£\d])/g;

interface Phrase {
  phrase: string;
  isText: boolean;
}

/** What these hold is in their name or their value already. */
const WHOLE = /^((?:button|link|image|combobox), .*)\n(?:.*\n)*?end of \1$/gm;
const SILENT = /^(end of )?(paragraph|strong|emphasis|rowgroup)$/;
/** Whose end one wants to know. */
const END = /^(end of (?:alert|form|grid|group|list|region|table|tabpanel|main)\b).*/;

/** Phrases as a screen reader says them: texts in one go, and without what it keeps to itself. */
function tidy(phrases: readonly Phrase[]): string[] {
  const runs = phrases.reduce<string>((said, { phrase, isText }, i) => {
    const goesOn = isText && phrases[i - 1]?.isText;
    return `${said}${goesOn ? ' ' : '\n'}${phrase}`;
  }, '');
  return runs
    .replace(WHOLE, '$1')
    .split('\n')
    .filter((line) => line && !SILENT.test(line) && (!line.startsWith('end') || END.test(line)))
    .map((line) => line.replace(END, '$1').replace(/ ([,.;:?!])/g, '$1'));
}

/** What comes several times in a row, once. */
export function collapse(lines: readonly string[]): string[] {
  let text = `${lines.join('\n')}\n`;
  for (let before = ''; before !== text;) [before, text] = [text, text.replace(REPEATED, '$1')];
  return text.trim().split('\n');
}

const REPEATED = /^((?:.+\n)+?)\1+/gm;
