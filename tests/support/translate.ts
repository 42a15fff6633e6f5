import type { Page } from '@playwright/test';

/**
 * Does to a page what its translation in a browser does, from now on: each text moves into `<font><font>…</font></font>`,
 * except where an author forbids it. Words stay as they are, so that tests find and read what they would without it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tag: string = 'font';
    const skipped = ['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'FONT'];
    const move = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || skipped.includes(parent.nodeName)) return;
      if (parent.closest('.notranslate, [translate=no]')) return;
      const outer = document.createElement(tag);
      parent.replaceChild(outer, text);
      outer.appendChild(document.createElement(tag)).append(text.data);
    };
    const moveAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(move);
    };
    moveAll(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.isConnected && node.nodeName !== 'FONT') moveAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('main font > font').first().waitFor();
}
