import { openForm, send } from '../support/enquiry-form.ts';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { expect, test } from '../support/visitor.ts';

test('no page carries a utility that no page uses', async ({ request }) => {
  const pages = await Promise.all(
    listRoutes().map(async (route) => (await request.get(route)).text()),
  );
  const used = new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    ),
  );
  const carried = pages.flatMap((html) => {
    const [, rules = ''] = /@layer utilities\{((?:[^{}]+\{[^{}]*\})*)\}/.exec(html) ?? [];
    return [...rules.matchAll(/\.([\w-]+)[^{}]*\{/g)].map(([, name = '']) => name);
  });
  expect([...new Set(carried)].filter((name) => !used.has(name))).toEqual([]);
  // The rule that is there shows that the reading above finds any.
  expect(carried).toContain('sr-only');
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a toast has the colours of the site', async ({ page }) => {
    await openForm(page);
    await send(page).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Please fill in all' });
    await expect(toast).toBeVisible();
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await toast.evaluate(colourOf)).toBe(
      await page.locator('.panel').first().evaluate(colourOf),
    );
  });
});
