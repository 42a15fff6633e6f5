import { describe, expect, test, vi } from 'vitest';
import { styleGuide } from '../../../src/build/style-guide.ts';

type Setup = NonNullable<ReturnType<typeof styleGuide>['hooks']['astro:config:setup']>;

function routesOf(command: 'dev' | 'build', isAskedFor: boolean) {
  const injectRoute = vi.fn();
  const setup = styleGuide(isAskedFor).hooks['astro:config:setup'];
  void setup?.({ command, injectRoute } as unknown as Parameters<Setup>[0]);
  return injectRoute.mock.calls.map(([route]: { pattern: string }[]) => route?.pattern);
}

describe('the style guide', () => {
  test('is no page of a production build', () => {
    expect(routesOf('build', false)).toEqual([]);
  });

  test.each([
    ['dev', false],
    ['build', true],
  ] as const)('is there for %s when asked for: %s', (command, isAskedFor) => {
    expect(routesOf(command, isAskedFor)).toEqual(['/styleguide']);
  });
});
