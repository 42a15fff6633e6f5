import { expect, test, vi } from 'vitest';
import { styleGuide } from '../../../src/integrations/style-guide.ts';

test.each([
  ['build', false, []],
  ['dev', false, ['/styleguide']],
  ['build', true, ['/styleguide']],
] as const)('adds the style guide to %s if requested: %s', (command, isRequested, patterns) => {
  const injectRoute = vi.fn<(route: { pattern: string }) => void>();
  const { hooks } = styleGuide(isRequested);
  void hooks['astro:config:setup']?.({ command, injectRoute } as never);
  expect(injectRoute.mock.calls.map(([{ pattern }]) => pattern)).toEqual(patterns);
});
