import { listPages } from '../support/built-page.ts';
import { expect, test } from '../support/engines/visitor.ts';

// The browser's message for a page with status 404.
test.use({ expectedMessages: /status of 404|^Not found: / });

for (const route of listPages()) {
  test(`${route} fits phone and desktop screens`, async ({ visitor }) => {
    await visitor.open(route);
    await visitor.sees('heading', /\S/);
    for (const width of [390, 1280]) {
      await visitor.view.resize(width, 800);
      // Scrolls, to load the lazy parts.
      await visitor.view.read('scrollTo(0, document.body.scrollHeight)');
      await visitor.view.read('new Promise(requestAnimationFrame)');
      expect(await visitor.overflow(), `at ${width} px`).toBe(0);
    }
  });
}
