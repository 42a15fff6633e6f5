import { listRoutes } from '../support/list-routes.ts';
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
